import type { ComponentType } from "react";
import { ErrorSummary } from "../../components/form/error-summary";
import type { Checked, Faults } from "../../components/form/form-errors";
import type { Values } from "../../components/form/values";
import type { VisitorRequest } from "../../shared/request/validate-request";
import { Confirmation } from "./confirmation";
import { attemptKey } from "./draft";
import { FailureNotice } from "./failure-notice";
import { captchaMissing, type Failure, success } from "./messages";
import { type Outcome, sendRequest } from "./send-request";

/** What a form needs only once somebody has touched it, and loads then. */
export interface Sending {
  readonly check: (values: Values) => Checked;
  /** What the toast says of a failure, and what else the form does about it. */
  readonly tellFailure: (failure: Failure) => string;
  /** Sends the request of the form with this name. */
  readonly send: (name: string, request: VisitorRequest, captchaToken: string) => Promise<Outcome>;
  readonly words: { readonly captchaMissing: string; readonly success: string };
  readonly Confirmation: ComponentType;
  readonly ErrorSummary: ComponentType<{ faults: Faults }>;
  readonly FailureNotice: ComponentType<{ failure: Failure }>;
}

/** What both forms share, and what is a form's own. */
export function sendingOf(own: Pick<Sending, "check" | "tellFailure">): Sending {
  return {
    ...own,
    send: (name, request, captchaToken) =>
      sendRequest(request, captchaToken, attemptKey(name, JSON.stringify(request))),
    words: { captchaMissing, success },
    Confirmation,
    ErrorSummary,
    FailureNotice,
  };
}
