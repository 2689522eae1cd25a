import { graphql } from "gatsby";
import * as shapes from "../styles/shapes.module.css";
import * as styles from "./rich-text.module.css";
import * as ticks from "./tick-list.module.css";

/** HTML from data/: paragraphs, lists and links. The content check rejects all other tags. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: from data/, where the content check allows only listed tags
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A list of texts from data/ with links in them, with the marks of `TickList`. */
export function RichList({ items, mark }: { items: readonly string[]; mark: "tick" | "dot" }) {
  return (
    <ul className={shapes.stack}>
      {items.map((item) => (
        <li
          key={item}
          className={mark === "tick" ? ticks.tick : ticks.dot}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
          dangerouslySetInnerHTML={{ __html: item }}
        />
      ))}
    </ul>
  );
}

/** A rich text with its own heading inside a band. */
export function TitledText({ piece }: { piece: Queries.TitledTextFragment }) {
  return (
    <>
      <h3>{piece.title}</h3>
      <RichText html={piece.text} />
    </>
  );
}

export const fragment = graphql`
  fragment TitledText on TitledText {
    title
    text
  }
`;
