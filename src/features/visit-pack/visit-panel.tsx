import { type RefObject, useEffect } from "react";
import { printPart } from "../../browser/print-part";
import { Button } from "../../components/button";
import { useWords } from "../../hooks/use-words";
import { visitTools } from "../../words/en/visit-tools";
import { DeviceTest } from "./device-test/device-test";
import { persistCheckboxes } from "./persist-checkboxes";
import { VisitCalendar } from "./visit-calendar";
import { visitPrintStyles } from "./visit-print-styles";

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
  useEffect(
    () => (details.current ? persistCheckboxes(details.current, `visit-pack:${visit.id}`) : undefined),
    [details, visit.id],
  );

  return (
    <>
      <Button look="tool" onClick={() => printPart(details.current, visitPrintStyles)}>
        {words.print}
      </Button>
      <VisitCalendar visit={visit} pack={pack} onChoose={onChoose} />
      {visit.isRemote && <DeviceTest heading={pack.testHeading} text={pack.testText} />}
    </>
  );
}
