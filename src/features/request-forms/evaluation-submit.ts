import { checkEvaluation } from "./check-evaluation";
import { evaluationFailed } from "./messages";
import { sendingOf } from "./submit-handler";

export const evaluationSending = sendingOf({ check: checkEvaluation, tellFailure: evaluationFailed });
