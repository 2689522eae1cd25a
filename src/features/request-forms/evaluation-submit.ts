import type { FieldErrors, FormCheck, Values } from "../../components/form/values";
import { composeMessage } from "../../shared/request/composed-message";
import {
  type ValidationResult,
  type ValidationWords,
  validateRequest,
} from "../../shared/request/validate-request";
import type { Catalog } from "../../words/catalog";
import { sending, validation } from "../../words/en/sending";
import { inLanguage } from "../../words/in-language";
import { evaluationFailed } from "./messages";
import { readTalk } from "./read-talk";
import { createSubmitHandler, type SubmitHandler } from "./submit-handler";

/** The evaluation form's submit handler. */
export function evaluationSubmitHandler(catalog: Catalog | undefined): SubmitHandler {
  const words = inLanguage(catalog, { sending });
  const validationWords = inLanguage(catalog, { validation });
  return createSubmitHandler(catalog, {
    check: (values) => checkEvaluation(values, validationWords, catalog?.locale),
    failureToast: (failure) => evaluationFailed(failure, words),
  });
}

/**
 * Validates the evaluation form. Four of its fields are the relay's; the others become lines of the message.
 * @param locale the language of the page, if it is not English
 */
export function checkEvaluation(values: Values, words: ValidationWords, locale?: string): FormCheck {
  const { talk, errors: talkErrors } = readTalk(values, words, locale);
  const own = validateRequest(values, words);
  const errors = { ...errorsOf(own), ...talkErrors };
  if (!own.ok || Object.keys(errors).length > 0) return { errors };
  const message = composeMessage({ talk, message: own.value.message });
  const whole = validateRequest({ ...own.value, message }, words);
  return whole.ok ? { errors, request: whole.value } : { errors: errorsOf(whole) };
}

function errorsOf(result: ValidationResult): FieldErrors {
  return result.ok ? {} : Object.fromEntries(result.errors.map(({ field, message }) => [field, message]));
}
