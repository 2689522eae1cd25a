import type { FormCheck } from "../../components/form/form-errors";
import { validateRequest } from "../../shared/request/validate-request";

/** Validates the evaluation form, whose four fields are the relay's. */
export function checkEvaluation(values: Readonly<Record<string, string>>): FormCheck {
  const result = validateRequest(values);
  if (result.ok) return { errors: {}, request: result.value };
  return { errors: Object.fromEntries(result.errors.map(({ field, message }) => [field, message])) };
}
