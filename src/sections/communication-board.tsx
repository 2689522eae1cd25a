import { graphql } from "gatsby";
import { Band } from "../components/band";
import * as styles from "../components/form/form.module.css";
import { RichText } from "../components/rich-text";
import { Board } from "../features/communication-board/board";

/** A board with words for a child who points instead of talking. */
export function CommunicationBoard({ block }: { block: Queries.CommunicationBoardFragment }) {
  return (
    <Band block={block} layout="split" lead={<RichText html={block.text} />}>
      <noscript>
        <p className={styles.withoutScript}>{block.withoutScript}</p>
      </noscript>
      <Board name={block.heading} words={block.words} />
    </Band>
  );
}

export const fragment = graphql`
  fragment CommunicationBoard on CommunicationBoardBlock {
    anchor
    heading
    text
    words {
      word
      symbol
    }
    withoutScript
  }
`;
