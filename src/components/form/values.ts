/** Text values of a form's fields, by field name. */
export type Values = Readonly<Record<string, string>>;

/** Reads the current text values from the DOM, whether the visitor, the browser or a draft filled them in. */
export function readFields(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
