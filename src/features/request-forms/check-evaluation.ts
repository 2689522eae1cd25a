import type { FormCheck } from "../../components/form/form-errors";
import { validateRequest } from "../../shared/request/validate-request";

/** Checks what the evaluation form holds: the four fields as the relay takes them. */
export function checkEvaluation(values: Readonly<Record<string, string>>): FormCheck {
  const verdict = validateRequest(values);
  if (verdict.ok) return { errors: {}, request: verdict.value };
  return { errors: Object.fromEntries(verdict.errors.map(({ field, message }) => [field, message])) };
}
