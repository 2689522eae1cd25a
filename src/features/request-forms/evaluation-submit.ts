import { checkEvaluation } from "./check-evaluation";
import { evaluationFailed } from "./messages";
import { createSubmitHandler } from "./submit-handler";

export const evaluationSubmitHandler = createSubmitHandler({
  check: checkEvaluation,
  tellFailure: evaluationFailed,
});
