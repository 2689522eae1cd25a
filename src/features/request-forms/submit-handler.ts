import type { ComponentType } from "react";
import { ErrorSummary } from "../../components/form/error-summary";
import type { FieldErrors, FormCheck } from "../../components/form/form-errors";
import type { Values } from "../../components/form/values";
import type { VisitorRequest } from "../../shared/request/validate-request";
import type { Catalog } from "../../words/catalog";
import { sending } from "../../words/en/sending";
import { inLanguage } from "../../words/in-language";
import { Confirmation } from "./confirmation";
import { idempotencyKey } from "./draft";
import { FailureNotice } from "./failure-notice";
import { type Failure, withoutEnglish } from "./messages";
import { type SendResult, sendRequest } from "./send-request";

/** The code that a form needs only after the first interaction with it, and loads then. */
export interface SubmitHandler {
  readonly check: (values: Values) => FormCheck;
  /** Returns the toast's text for a failure; the appointment form also logs the error. */
  readonly failureToast: (failure: Failure) => string;
  /** Sends the request of the form with this name. */
  readonly send: (name: string, request: VisitorRequest, captchaToken: string) => Promise<SendResult>;
  /** The texts of the toasts that both forms have. */
  readonly messages: { readonly captchaMissing: string; readonly success: string };
  readonly Confirmation: ComponentType;
  readonly ErrorSummary: ComponentType<{ errors: FieldErrors }>;
  readonly FailureNotice: ComponentType<{ failure: Failure }>;
}

/**
 * Combines what both forms share with the form's own check and failure toast.
 * @param catalog the words of the page if it is not in English
 */
export function createSubmitHandler(
  catalog: Catalog | undefined,
  own: Pick<SubmitHandler, "check" | "failureToast">,
): SubmitHandler {
  return {
    ...own,
    send(name, request, captchaToken) {
      const result = sendRequest(request, captchaToken, idempotencyKey(name, JSON.stringify(request)));
      return catalog ? result.then(withoutEnglish) : result;
    },
    messages: inLanguage(catalog, { sending }),
    Confirmation,
    ErrorSummary,
    FailureNotice,
  };
}
