import type { FieldErrors, Values } from "../../components/form/values";
import type { Catalog } from "../../words/catalog";
import { referralCheck } from "../../words/en/sending";
import { inLanguage } from "../../words/in-language";
import { checkReferral, cleanReferral } from "./check-referral";

export { ErrorSummary } from "../../components/form/error-summary";
export { PrintedReferral } from "./printed-referral";

/** Validates the referral form in the language of the page. */
export function check(
  fields: Parameters<typeof checkReferral>[0],
  values: Values,
  catalog: Catalog | undefined,
): FieldErrors {
  return checkReferral(fields, values, inLanguage(catalog, { referralCheck }));
}

/** Reads the form's values by field name, cleaned; several checked boxes are joined by line breaks. */
export function readForm(form: HTMLFormElement, fields: Parameters<typeof checkReferral>[0]): Values {
  const data = new FormData(form);
  const values = Array.from(new Set(data.keys()), (name) => [name, data.getAll(name).join("\n")]);
  return cleanReferral(fields, Object.fromEntries(values));
}
