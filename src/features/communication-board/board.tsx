import { useEffect, useRef, useState } from "react";
import * as formStyles from "../../components/form/form.module.css";
import { useWords } from "../../hooks/use-words";
import type { BoardSymbol as SymbolName } from "../../shared/site/board-symbols";
import { board } from "../../words/en/visit";
import { fill } from "../../words/fill";
import * as styles from "./board.module.css";
import { BoardTools } from "./board-tools";
import type { Problem } from "./say-word";

interface BoardProps {
  /** The name of the list of squares. */
  name: string;
  words: Queries.CommunicationBoardFragment["words"];
}

const loadVoice = () => import("./say-word");

/** A word that was pressed, and why it can't be heard: also the name of the message. */
interface Said {
  readonly word: string;
  readonly problem?: Problem | "notLoaded" | undefined;
}

/** The pressed word in large letters. Only a problem is announced: a word that the device says would be heard twice. */
function SaidWord({ said }: { said: Said | undefined }) {
  const words = useWords({ board });
  return (
    <>
      {said && <p className={styles.said}>{said.word}</p>}
      <div role="status" className={formStyles.status}>
        {said?.problem && fill(words[said.problem], { word: said.word })}
      </div>
    </>
  );
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
    const problem = await loadVoice().then(
      ({ sayWord }) => sayWord(word),
      () => "notLoaded" as const,
    );
    if (latest.current === started) setSaid({ word, problem });
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
              // What a browser's translator has made of the word.
              onClick={({ currentTarget }) => void say(currentTarget.textContent || word)}
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

/** The SVG paths of the symbols, drawn for this site: 24 px grid, 2 px round stroke, like the icons. */
const symbolDrawings: Readonly<Record<SymbolName, string>> = {
  // A tick
  yes: "M3 13l6 6L21 6",
  // A cross
  no: "M5 5l14 14M19 5L5 19",
  // A flat hand
  stop: "M7 12V6a1.5 1.5 0 0 1 3 0V11M10 10V4a1.5 1.5 0 0 1 3 0V11M13 10V5a1.5 1.5 0 0 1 3 0V12M16 9V8a1.5 1.5 0 0 1 3 0V15a7 7 0 0 1-7 7C8 22 7 20 3 14.5A1.6 1.6 0 0 1 5.5 12.5L7 14V12",
  // A soft chair
  break:
    "M7 11V7a3 3 0 0 1 3-3h4a3 3 0 0 1 3 3v4M9 15h6v-2a2 2 0 1 1 4 1.5V19H5v-4.5A2 2 0 1 1 9 13zM7 19v2M17 19v2",
  // A person who raises an arm
  help: "M9 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 9v7l-3 6M12 16l3 6M7 16l5-4 7-8",
  // A toilet from the side
  toilet: "M5 3h5v8H5zM5 11h15c0 4-3 6-6 6.5V21H8v-4c-2-1.5-3-3.5-3-6z",
  // A face with shut eyes and a crooked mouth
  hurts:
    "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M7 8l2.5 1.5L7 11M17 8l-2.5 1.5L17 11M7.5 17l2-2 2.5 2 2.5-2 2 2",
  // The flag at the end of a race
  "all-done": "M6 22V3h13l-3 4.5 3 4.5H6",
  // Two blocks, and a plus for one more
  more: "M2 14h8v8H2zM14 14h8v8h-8zM12 2v8M8 6h8",
};

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
