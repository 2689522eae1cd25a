import type { Catalog } from "../../words/catalog";
import { sending, validation } from "../../words/en/sending";
import { inLanguage } from "../../words/in-language";
import { checkEvaluation } from "./check-evaluation";
import { evaluationFailed } from "./messages";
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
