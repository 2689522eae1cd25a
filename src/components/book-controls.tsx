import { type RefObject, useEffect, useState } from "react";
import { glide } from "../utils/glide";
import { printAlone } from "../utils/print-alone";
import * as styles from "./book-controls.module.css";
import { bookletRules } from "./booklet-rules";
import { followPages, type Place } from "./follow-pages";
import { Icon } from "./icon";

/** What turns the pages of a book, says which are in view, and prints them. The pages are the entries of a row to scroll. */
export function BookControls({ row }: { row: RefObject<HTMLElement | null> }) {
  const [place, setPlace] = useState<Place>();
  useEffect(() => (row.current ? followPages(row.current, setPlace) : undefined), [row]);

  function turn(direction: 1 | -1) {
    if (row.current) glide(row.current, row.current.scrollLeft + direction * row.current.clientWidth);
  }

  function print() {
    if (row.current) printAlone(row.current, bookletRules);
  }

  return (
    <div className={styles.controls}>
      <button type="button" aria-disabled={place?.isFirst} onClick={() => turn(-1)} className={styles.button}>
        <Icon name="left" />
        <span className="visually-hidden">Previous page</span>
      </button>
      <output>{place?.words}</output>
      <button type="button" aria-disabled={place?.isLast} onClick={() => turn(1)} className={styles.button}>
        <Icon name="right" />
        <span className="visually-hidden">Next page</span>
      </button>
      <button type="button" onClick={print} className={styles.button}>
        Print this book
      </button>
    </div>
  );
}
