import { type RefObject, useEffect, useState } from "react";
import { Button } from "../../components/button";
import { Icon } from "../../components/icon";
import { PrintButton } from "../../components/print-button";
import { useSides } from "../../hooks/use-page-language";
import { useWords } from "../../hooks/use-words";
import { story } from "../../words/en/visit";
import * as styles from "./book-controls.module.css";
import { nameVisiblePages, trackVisiblePages, turnPages, type VisiblePages } from "./turn-pages";

/** The controls of a picture book: turn pages, show the position, print. The pages are the items of a scrollable row. */
export function BookControls({ row }: { row: RefObject<HTMLElement | null> }) {
  const words = useWords({ story });
  const sides = useSides();
  const [visible, setVisible] = useState<VisiblePages>();
  useEffect(() => (row.current ? trackVisiblePages(row.current, setVisible) : undefined), [row]);

  function turn(direction: 1 | -1) {
    if (row.current) turnPages(row.current, direction);
  }

  return (
    <div className={styles.controls}>
      <Button look="secondary" data-replay-click aria-disabled={visible?.isFirst} onClick={() => turn(-1)}>
        <Icon name={sides.previous} />
        <span className="visually-hidden">{words.previous}</span>
      </Button>
      <output>{visible && nameVisiblePages(visible, words)}</output>
      <Button look="secondary" data-replay-click aria-disabled={visible?.isLast} onClick={() => turn(1)}>
        <Icon name={sides.next} />
        <span className="visually-hidden">{words.next}</span>
      </Button>
      <PrintButton part={row} look="secondary">
        {words.print}
      </PrintButton>
    </div>
  );
}
