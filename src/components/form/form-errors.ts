import type { VisitorRequest } from "../../shared/request/validate-request";

/** What is wrong, in one sentence for each invalid field, by its name and in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a form's check finds; there is a request to send only when there is no error. */
export interface FormCheck {
  readonly errors: FieldErrors;
  readonly request?: VisitorRequest;
}
