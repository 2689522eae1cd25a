/** The texts of a form's fields by name. */
export type Values = Readonly<Record<string, string>>;

/** What the form's fields hold now, whoever filled them in: the visitor, the browser, or a draft. */
export function readFields(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
