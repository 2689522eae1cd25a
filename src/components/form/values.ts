import type { VisitorRequest } from "../../shared/request/validate-request";

/** Text values of a form's fields, by field name. */
export type Values = Readonly<Record<string, string>>;

/**
 * Reads the current text values from the DOM, whether the visitor, the browser or a draft filled them in. A field that shows
 * its value in another form has the value itself in `data-value`.
 */
export function readFields(form: HTMLFormElement): Values {
  const values = Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  for (const { name, dataset } of form.querySelectorAll<HTMLInputElement>("[data-value]"))
    values[name] = dataset.value ?? "";
  return values;
}

/** One error message per invalid field, by field name and in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The result of validating a form; `request` is set only if there are no errors. */
export interface FormCheck {
  readonly errors: FieldErrors;
  readonly request?: VisitorRequest;
}
