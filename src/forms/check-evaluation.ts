import type { Checked } from "./checked";
import { validateRequest } from "./validate";

/** Checks what the evaluation form holds: the four fields as the relay takes them. */
export function checkEvaluation(values: Readonly<Record<string, string>>): Checked {
  const verdict = validateRequest(values);
  if (verdict.ok) return { faults: {}, request: verdict.value };
  return { faults: Object.fromEntries(verdict.faults.map(({ field, message }) => [field, message])) };
}
