import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import * as formStyles from "../../components/form/form.module.css";
import { useWords } from "../../hooks/use-words";
import type { BoardSymbol as SymbolName } from "../../shared/site/board-symbols";
import type { Catalog } from "../../words/catalog";
import { board } from "../../words/en/visit";
import { fill } from "../../words/fill";
import * as styles from "./board.module.css";
import { BoardTools } from "./board-tools";
import type { Outcome } from "./say-word";
import { symbolDrawings } from "./symbol-drawings";

interface BoardProps {
  /** The name of the list of squares. */
  name: string;
  words: readonly Queries.BoardWordFragment[];
}

const loadVoice = () => import("./say-word");

/** A word that was pressed, and what happened to it: undefined while it is being said. */
interface Said {
  readonly word: string;
  readonly outcome?: Outcome | "not-loaded";
}

/**
 * The pressed word in large letters. Only a problem is announced to screen readers: a word that the device says would be
 * heard twice.
 */
function SaidWord({ said }: { said: Said | undefined }) {
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

/** The word that was pressed last, and a function that shows a word and says it. */
function useSaidWord(): [said: Said | undefined, say: (word: string) => Promise<void>] {
  const [said, setSaid] = useState<Said>();
  const latest = useRef<Said>(undefined);

  // Loaded before the first press, because Safari speaks only soon after a press. If it fails, a press tries again.
  useEffect(() => void loadVoice().catch(() => undefined), []);

  async function say(word: string) {
    const started: Said = { word };
    latest.current = started;
    setSaid(started);
    const outcome = await loadVoice().then(
      ({ sayWord }) => sayWord(word),
      () => "not-loaded" as const,
    );
    if (latest.current === started) setSaid({ word, outcome });
  }

  return [said, say];
}

/** Squares with a symbol and a word. A pressed square is spoken aloud and shown in large letters. */
export function Board({ name, words }: BoardProps) {
  const list = useRef<HTMLUListElement>(null);
  const [said, say] = useSaidWord();
  return (
    <>
      <ul ref={list} aria-label={name} data-app="touch" className={styles.board}>
        {words.map(({ word, symbol }) => (
          <li key={word}>
            <button
              type="button"
              data-replay-click="shown"
              className={styles.square}
              onClick={() => void say(word)}
            >
              <BoardSymbol name={symbol} />
              <br />
              {word}
            </button>
          </li>
        ))}
      </ul>
      <SaidWord said={said} />
      <div data-app="touch">
        <BoardTools list={list} />
      </div>
    </>
  );
}

/** A decorative symbol above the word that says the same. */
function BoardSymbol({ name }: { name: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-4 -4 32 32"
      width="88%"
      fill="none"
      stroke="var(--heading)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="12" cy="12" r="16" fill="var(--surface-quiet)" stroke="none" />
      {/* The schema of the block allows only these names; GraphQL has no type for them. */}
      <path d={symbolDrawings[name as SymbolName]} />
    </svg>
  );
}

export const fragment = graphql`
  fragment BoardWord on BoardWord {
    word
    symbol
  }
`;
