import { useEffect, useRef } from "react";
import { Icon } from "../../components/icon";
import { breakpoints } from "../../shared/site/breakpoints";
import { EvaluationForm } from "./evaluation-form";
import * as styles from "./evaluation-panel.module.css";

/**
 * The evaluation form as a panel that opens and closes: open from the start on wider screens. On phones it waits
 * closed. The page is written once for all screens, so until the script starts the style sheet stands in there for
 * what `open` says wrongly; a press before that says the opposite of what it shows, and so counts as well.
 */
export function EvaluationPanel({ heading, text }: { heading: string; text: string }) {
  const panel = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (panel.current === null) return;
    if (matchMedia(breakpoints.narrow).matches) panel.current.open = !panel.current.open;
    panel.current.dataset.ready = "";
  }, []);

  return (
    <details ref={panel} className={styles.panel} open>
      <summary className={styles.summary}>
        <h2>{heading}</h2>
        <Icon name="chevron" />
      </summary>
      <div className={styles.content}>
        <p>{text}</p>
        <EvaluationForm />
      </div>
    </details>
  );
}
