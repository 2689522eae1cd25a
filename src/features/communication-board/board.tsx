import { graphql } from "gatsby";
import { useRef } from "react";
import * as styles from "./board.module.css";
import { BoardSymbol } from "./board-symbol";
import { BoardTools } from "./board-tools";
import { SaidWord } from "./said-word";
import { useSaidWord } from "./use-said-word";

interface BoardProps {
  /** The name of the list of squares. */
  name: string;
  words: readonly Queries.BoardWordFragment[];
}

/** Squares with a symbol and a word. A pressed square is said, and shown in large letters. */
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

export const fragment = graphql`
  fragment BoardWord on BoardWord {
    word
    symbol
  }
`;
