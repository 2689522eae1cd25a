import { Button } from "../../components/button";
import { CallUs } from "../../components/form/call-us";
import { Notice } from "../../components/form/notice";
import { Sentence } from "../../components/sentence";
import { useWords } from "../../hooks/use-words";
import { sending } from "../../words/en/sending";
import { type Failure, failureMessage } from "./messages";

/** The notice that stays after a failed submit: nothing is lost, and the visitor can retry or call. */
export function FailureNotice({ failure }: { failure: Failure }) {
  const words = useWords({ sending });
  return (
    <Notice heading={words.notSent} tone="bad">
      <p>{failureMessage(failure, words)}</p>
      <p>
        <Sentence text={words.stillHere} parts={{ call: <CallUs /> }} />
      </p>
      <Button look="secondary" type="submit">
        {words.tryAgain}
      </Button>
    </Notice>
  );
}
