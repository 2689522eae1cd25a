import type { VisitorRequest } from "../../shared/request/validate-request";

/** What is wrong, in one sentence for each field at fault, by its name and in the order of the form. */
export type Faults = Readonly<Record<string, string>>;

/** What a form's check finds; there is a request to send only when there is no fault. */
export interface Checked {
  readonly faults: Faults;
  readonly request?: VisitorRequest;
}
