import * as formStyles from "../../components/form/form.module.css";
import { useWords } from "../../hooks/use-words";
import type { Catalog } from "../../words/catalog";
import { board } from "../../words/en/visit";
import { fill } from "../../words/fill";
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
  const words = useWords({ board });
  return (
    <>
      {said && <p className={styles.said}>{said.word}</p>}
      <div role="status" className={formStyles.status}>
        {said && problemOf(said, words)}
      </div>
    </>
  );
}

function problemOf({ word, outcome }: Said, words: Catalog["board"]): string | undefined {
  if (outcome === "no-voice") return fill(words.noVoice, { word });
  if (outcome === "failed") return fill(words.failed, { word });
  if (outcome === "not-loaded") return fill(words.notLoaded, { word });
  return undefined;
}
