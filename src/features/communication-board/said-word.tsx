import * as formStyles from "../../components/form/form.module.css";
import * as styles from "./board.module.css";
import type { Outcome } from "./say-word";

/** A word that was pressed, and what happened to it: undefined while it is being said. */
export interface Said {
  readonly word: string;
  readonly outcome?: Outcome | "not-loaded";
}

/**
 * The pressed word in large letters. Only a problem is announced to screen readers: a word that the device says would be
 * heard twice.
 */
export function SaidWord({ said }: { said: Said | undefined }) {
  return (
    <>
      {said && <p className={styles.said}>{said.word}</p>}
      <div role="status" className={formStyles.status}>
        {said && problemOf(said)}
      </div>
    </>
  );
}

function problemOf({ word, outcome }: Said): string | undefined {
  if (outcome === "no-voice")
    return `This device has no English voice of its own. “${word}” stays here in large letters.`;
  if (outcome === "failed") return `This device did not say it. “${word}” stays here in large letters.`;
  if (outcome === "not-loaded") return `The sound for “${word}” did not load. Press again to try once more.`;
  return undefined;
}
