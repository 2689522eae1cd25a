import { Icon } from "../../components/icon";
import { EvaluationForm } from "./evaluation-form";
import * as styles from "./evaluation-panel.module.css";

/**
 * The evaluation form in a collapsible panel, which starts closed on phones and open on wider screens: see
 * src/elements/controls.ts.
 */
export function EvaluationPanel({ heading, text }: { heading: string; text: string }) {
  return (
    <form-panel>
      <details data-app="touch" className={styles.panel} open>
        <summary className={styles.summary}>
          <h2>{heading}</h2>
          <Icon name="chevron" />
        </summary>
        <div className={styles.content}>
          <p>{text}</p>
          <EvaluationForm />
        </div>
      </details>
    </form-panel>
  );
}
