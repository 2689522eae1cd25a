import { useState } from "react";
import { CallUs } from "../../components/form/call-us";
import { Notice } from "../../components/form/notice";
import { Sentence } from "../../components/sentence";
import { useClinic } from "../../hooks/use-clinic";
import { useWords } from "../../hooks/use-words";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { describeOpening } from "../../shared/clinic/opening";
import { dates } from "../../words/en/dates";
import { replyHours, sending } from "../../words/en/sending";

/** The notice that stays after a successful submit: what happens next, and when. */
export function Confirmation() {
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
