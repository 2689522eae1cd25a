import type { VisitorRequest } from "../../shared/request/validate-request";

/** One error message per invalid field, by field name and in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The result of validating a form; `request` is set only if there are no errors. */
export interface FormCheck {
  readonly errors: FieldErrors;
  readonly request?: VisitorRequest;
}
