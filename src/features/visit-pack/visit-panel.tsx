import { type RefObject, useEffect, useState } from "react";
import { getItem, removeItem, setItem } from "../../browser/session-storage";
import { eachTimeShown } from "../../browser/when-shown";
import { Button } from "../../components/button";
import * as styles from "../../components/form/form.module.css";
import { PrintButton } from "../../components/print-button";
import { useEnd } from "../../hooks/use-end";
import { useWords } from "../../hooks/use-words";
import { forms } from "../../words/en/requests";
import { visitTools } from "../../words/en/visit-tools";
import { DeviceTest } from "./device-test";
import { VisitCalendar } from "./visit-calendar";

interface VisitPanelProps {
  visit: Queries.VisitFragment;
  pack: Queries.VisitPackFragment;
  /** The element that contains the visit's lists. */
  details: RefObject<HTMLElement | null>;
  /** Called with the formatted date and time, or undefined while they are incomplete. */
  onChoose: (when: string | undefined) => void;
}

const boxesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];

/**
 * Restores the checkboxes of a list from session storage each time the page is shown, and stores every change.
 * @param name the storage key
 * @returns stops both
 */
export function persistCheckboxes(list: HTMLElement, name: string): () => void {
  const boxes = boxesIn(list);
  const persisting = new AbortController();
  const { signal } = persisting;
  const checks = () => boxes.map(({ checked }) => (checked ? "x" : "-")).join("");
  const save = () => setItem(name, checks());
  eachTimeShown((isShownAgain) => {
    const stored = getItem(name);
    // A different number of boxes means that the content has changed, so the stored checks no longer apply.
    const isValid = stored?.length === boxes.length;
    for (const [index, box] of boxes.entries())
      box.checked = (box.checked && !isShownAgain) || (isValid && stored[index] === "x");
    // What was checked while this was loading.
    if (checks().includes("x") && checks() !== stored) save();
  }, signal);
  list.addEventListener("change", save, { signal });
  return () => persisting.abort();
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
    for (const box of boxesIn(details.current)) box.checked = false;
    removeItem(name);
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
