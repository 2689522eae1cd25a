import { checkEvaluation } from "./check-evaluation";
import { sendingOf } from "./sending";
import { evaluationFailed } from "./words";

export const evaluationSending = sendingOf({ check: checkEvaluation, tellFailure: evaluationFailed });
