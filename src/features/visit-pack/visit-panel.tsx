import { type RefObject, useEffect } from "react";
import { Button } from "../../components/button";
import { DeviceTest } from "./device-test/device-test";
import { persistCheckboxes } from "./persist-checkboxes";
import { printVisit } from "./print-visit";
import { VisitCalendar } from "./visit-calendar";

interface VisitToolsProps {
  visit: Queries.VisitFragment;
  pack: Queries.VisitPackFragment;
  /** The visit's part of the page, with its lists. */
  details: RefObject<HTMLElement | null>;
  /** Told the day and time in words, or undefined while they are not filled in. */
  onChoose: (when: string | undefined) => void;
}

/** All of a visit that needs script; it loads when the visit is opened. */
export function VisitPanel({ visit, pack, details, onChoose }: VisitToolsProps) {
  useEffect(
    () => (details.current ? persistCheckboxes(details.current, `visit-pack:${visit.id}`) : undefined),
    [details, visit.id],
  );

  function print() {
    if (details.current) void printVisit(details.current);
  }

  return (
    <>
      <Button look="tool" onClick={print}>
        Print this list
      </Button>
      <VisitCalendar visit={visit} pack={pack} onChoose={onChoose} />
      {visit.isRemote && <DeviceTest heading={pack.testHeading} text={pack.testText} />}
    </>
  );
}
