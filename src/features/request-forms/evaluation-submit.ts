import { checkEvaluation } from "./check-evaluation";
import { evaluationFailed } from "./messages";
import { createSubmitHandler } from "./submit-handler";

/** The evaluation form's submit handler. */
export const evaluationSubmitHandler = createSubmitHandler({
  check: checkEvaluation,
  failureToast: evaluationFailed,
});
