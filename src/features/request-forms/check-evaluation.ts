import type { Checked } from "../../components/form/form-errors";
import { validateRequest } from "../../shared/request/validate-request";

/** Checks what the evaluation form holds: the four fields as the relay takes them. */
export function checkEvaluation(values: Readonly<Record<string, string>>): Checked {
  const verdict = validateRequest(values);
  if (verdict.ok) return { faults: {}, request: verdict.value };
  return { faults: Object.fromEntries(verdict.faults.map(({ field, message }) => [field, message])) };
}
