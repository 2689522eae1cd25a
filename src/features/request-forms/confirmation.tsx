import { useState } from "react";
import { CallUs } from "../../components/form/call-us";
import { Notice } from "../../components/form/notice";
import { useClinic } from "../../hooks/use-clinic";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { openStatusSentence } from "../../shared/clinic/opening";

/** The notice that stays after a successful submit: what happens next, and when. */
export function Confirmation() {
  const schedule = useClinic();
  const [opening] = useState(() => openStatusSentence(schedule, toClinicTime(new Date())));
  return (
    <Notice heading="Thank you. We have your request." tone="good">
      <p>
        <strong>Nothing is scheduled yet:</strong> appointments are not scheduled until our staff replies to
        you. A person who works here will call or write to you.
      </p>
      <p>
        {opening} If you would rather talk, <CallUs />.
      </p>
    </Notice>
  );
}
