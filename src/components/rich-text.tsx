import { graphql } from "gatsby";
import * as styles from "./rich-text.module.css";

/** HTML from data/: paragraphs, lists and links. The content check rejects all other tags. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: from data/, where the content check allows only listed tags
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A list of texts from data/ with links in them; with a tick before each, if they are things to do. */
export function RichList({ items, isTicked }: { items: readonly string[]; isTicked?: boolean }) {
  return (
    <ul className={isTicked ? styles.ticked : styles.list}>
      {items.map((item) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
        <li key={item} dangerouslySetInnerHTML={{ __html: item }} />
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
