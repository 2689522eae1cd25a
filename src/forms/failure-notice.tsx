import { CallUs } from "./call-us";
import * as styles from "./form.module.css";
import { Notice } from "./notice";
import { explainFailure, type Failure } from "./words";

/** Stays after a failure: nothing is lost, and two ways on. */
export function FailureNotice({ failure }: { failure: Failure }) {
  return (
    <Notice heading="Your request was not sent" tone="bad">
      <p>{explainFailure(failure)}</p>
      <p>
        Everything you wrote is still here. Tick the reCAPTCHA box below if it is empty, then try again. Or{" "}
        <CallUs />.
      </p>
      <button type="submit" className={styles.again}>
        Try Again
      </button>
    </Notice>
  );
}
