import type { Values } from "../../components/form/values";

export { ErrorSummary } from "../../components/form/error-summary";
export { checkReferral } from "./check-referral";
export { PrintedReferral } from "./printed-referral";

/** Reads the form's values by field name; several checked boxes are joined by line breaks. */
export function readForm(form: HTMLFormElement): Values {
  const data = new FormData(form);
  return Object.fromEntries(
    Array.from(new Set(data.keys()), (name) => [name, data.getAll(name).map(String).join("\n").trim()]),
  );
}
