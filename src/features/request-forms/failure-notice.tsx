import { Button } from "../../components/button";
import { CallUs } from "../../components/form/call-us";
import { Notice } from "../../components/form/notice";
import { type Failure, failureMessage } from "./messages";

/** The notice that stays after a failed submit: nothing is lost, and the visitor can retry or call. */
export function FailureNotice({ failure }: { failure: Failure }) {
  return (
    <Notice heading="Your request was not sent" tone="bad">
      <p>{failureMessage(failure)}</p>
      <p>
        Everything you wrote is still here. Tick the reCAPTCHA box below if it is empty, then try again. Or{" "}
        <CallUs />.
      </p>
      <Button look="secondary" type="submit">
        Try Again
      </Button>
    </Notice>
  );
}
