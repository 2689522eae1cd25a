import { useState } from "react";
import { Button } from "../../components/button";
import { ErrorSummary } from "../../components/form/error-summary";
import { CallUs, Notice } from "../../components/form/notice";
import type { FormCheck, Values } from "../../components/form/values";
import { Sentence } from "../../components/sentence";
import { useClinic } from "../../hooks/use-clinic";
import { useWords } from "../../hooks/use-words";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { describeOpening } from "../../shared/clinic/opening";
import type { VisitorRequest } from "../../shared/request/validate-request";
import type { Catalog } from "../../words/catalog";
import { dates } from "../../words/en/dates";
import { replyHours, sending } from "../../words/en/sending";
import { inLanguage } from "../../words/in-language";
import { idempotencyKey } from "./draft";
import { type Failure, failureMessage, withoutEnglish } from "./messages";
import { sendRequest } from "./send-request";

/** The notice that stays after a failed submit: nothing is lost, and the visitor can retry or call. */
function FailureNotice({ failure }: { failure: Failure }) {
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

/** The notice that stays after a successful submit: what happens next, and when. */
function Confirmation() {
  const schedule = useClinic();
  const words = useWords({ sending });
  const openingWords = useWords({ replyHours });
  const dateWords = useWords({ dates });
  const [opening] = useState(() =>
    describeOpening(schedule, toClinicTime(new Date()), openingWords, dateWords),
  );
  return (
    <Notice heading={words.sent} tone="good">
      <p>
        <Sentence text={words.next} parts={{ nothingScheduled: <strong>{words.nothingScheduled}</strong> }} />
      </p>
      <p>
        {opening} <Sentence text={words.ratherTalk} parts={{ call: <CallUs /> }} />
      </p>
    </Notice>
  );
}

/** What each form has of its own: its check, and the toast's text for a failure; the appointment form also logs the error. */
interface OwnParts {
  readonly check: (values: Values) => FormCheck;
  readonly failureToast: (failure: Failure) => string;
}

/**
 * The code that a form needs only after the first interaction with it, and loads then.
 * @param catalog the words of the page if it is not in English
 */
export function createSubmitHandler(catalog: Catalog | undefined, own: OwnParts) {
  return {
    ...own,
    /** Sends the request of the form with this name. */
    send(name: string, request: VisitorRequest, captchaToken: string) {
      const result = sendRequest(request, captchaToken, idempotencyKey(name, JSON.stringify(request)));
      return catalog ? result.then(withoutEnglish) : result;
    },
    messages: inLanguage(catalog, { sending }),
    Confirmation,
    ErrorSummary,
    FailureNotice,
  };
}

/** What `createSubmitHandler` returns. */
export type SubmitHandler = ReturnType<typeof createSubmitHandler>;
