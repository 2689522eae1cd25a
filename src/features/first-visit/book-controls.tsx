import { type RefObject, useEffect, useState } from "react";
import { printElement } from "../../browser/print-element";
import { scrollRowTo } from "../../browser/scroll-row";
import { Button } from "../../components/button";
import { Icon } from "../../components/icon";
import * as styles from "./book-controls.module.css";
import { bookletPrintStyles } from "./booklet-print-styles";
import { trackVisiblePages, type VisiblePages } from "./track-visible-pages";

/** What turns the pages of a book, says which are in view, and prints them. The pages are the entries of a row to scroll. */
export function BookControls({ row }: { row: RefObject<HTMLElement | null> }) {
  const [place, setPlace] = useState<VisiblePages>();
  useEffect(() => (row.current ? trackVisiblePages(row.current, setPlace) : undefined), [row]);

  function turn(direction: 1 | -1) {
    if (row.current) scrollRowTo(row.current, row.current.scrollLeft + direction * row.current.clientWidth);
  }

  function print() {
    if (row.current) printElement(row.current, bookletPrintStyles);
  }

  return (
    <div className={styles.controls}>
      <Button look="secondary" aria-disabled={place?.isFirst} onClick={() => turn(-1)}>
        <Icon name="left" />
        <span className="visually-hidden">Previous page</span>
      </Button>
      <output>{place?.words}</output>
      <Button look="secondary" aria-disabled={place?.isLast} onClick={() => turn(1)}>
        <Icon name="right" />
        <span className="visually-hidden">Next page</span>
      </Button>
      <Button look="secondary" onClick={print}>
        Print this book
      </Button>
    </div>
  );
}
