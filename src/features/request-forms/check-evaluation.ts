import type { FieldErrors, FormCheck, Values } from "../../components/form/values";
import { composeMessage } from "../../shared/request/composed-message";
import {
  type ValidationResult,
  type ValidationWords,
  validateRequest,
} from "../../shared/request/validate-request";
import { readTalk } from "./read-talk";

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
