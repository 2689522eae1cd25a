import { useEffect, useRef } from "react";
import { Icon } from "../../components/icon";
import { breakpoints } from "../../shared/site/breakpoints";
import { EvaluationForm } from "./evaluation-form";
import * as styles from "./evaluation-panel.module.css";

/**
 * The evaluation form in a collapsible panel, which starts closed on phones and open on wider screens. The
 * HTML is the same for all screens and always has `open`, so on phones CSS inverts the meaning of `open`
 * until hydration. The effect then toggles the attribute, which also keeps the result of a tap before
 * hydration.
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
