import { graphql } from "gatsby";
import type { MouseEvent } from "react";
import * as concernStyles from "../components/concern.module.css";
import * as styles from "./form.module.css";

/** What to ask on the phone, to keep open beside it or to print alone. */
export function CallScript({ script }: { script: Queries.CallScriptFragment }) {
  const { heading, intro, questions } = script;
  return (
    <details className={concernStyles.concern}>
      <summary className={concernStyles.name}>{heading}</summary>
      <div className={concernStyles.answer}>
        <p>{intro}</p>
        <ol>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <button type="button" data-replay className={styles.print} onClick={print}>
          Print these questions
        </button>
      </div>
    </details>
  );
}

/** When the way to print only this does not load, the whole page is better than nothing. */
async function print({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> {
  const part = currentTarget.closest("details");
  const printing = await import("./script-printing").catch(() => undefined);
  if (printing && part) await printing.printScript(part);
  else window.print();
}

export const fragment = graphql`
  fragment CallScript on CallScript {
    heading
    intro
    questions
  }
`;
