import { type RefObject, useEffect, useState } from "react";
import { Button } from "../../components/button";
import * as styles from "../../components/form/form.module.css";
import { PrintButton } from "../../components/print-button";
import { useEnd } from "../../hooks/use-end";
import { useWords } from "../../hooks/use-words";
import { forms } from "../../words/en/requests";
import { visitTools } from "../../words/en/visit-tools";
import { DeviceTest } from "./device-test/device-test";
import { clearCheckboxes, persistCheckboxes } from "./persist-checkboxes";
import { VisitCalendar } from "./visit-calendar";

interface VisitPanelProps {
  visit: Queries.VisitFragment;
  pack: Queries.VisitPackFragment;
  /** The element that contains the visit's lists. */
  details: RefObject<HTMLElement | null>;
  /** Called with the formatted date and time, or undefined while they are incomplete. */
  onChoose: (when: string | undefined) => void;
}

/** The interactive parts of a visit, lazy-loaded when the visit is opened. */
export function VisitPanel({ visit, pack, details, onChoose }: VisitPanelProps) {
  const words = useWords({ visitTools });
  const formWords = useWords({ forms });
  const [status, setStatus] = useState("");
  const name = `visit-pack:${visit.id}`;
  useEffect(() => (details.current ? persistCheckboxes(details.current, name) : undefined), [details, name]);
  useEnd(details, () => clear(formWords.ended));

  /** Clears the boxes, the day and the time. */
  function clear(message: string) {
    if (!details.current) return;
    clearCheckboxes(details.current, name);
    details.current.querySelector("form")?.reset();
    setStatus(message);
  }

  return (
    <>
      <PrintButton part={details}>{words.print}</PrintButton>
      <Button look="tool" onClick={() => clear(formWords.cleared)}>
        {words.clear}
      </Button>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <VisitCalendar visit={visit} pack={pack} onChoose={onChoose} />
      {visit.isRemote && <DeviceTest heading={pack.testHeading} text={pack.testText} />}
    </>
  );
}
