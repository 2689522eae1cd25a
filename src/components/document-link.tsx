import { graphql } from "gatsby";
import { describePdf } from "../shared/site/format-size";
import * as styles from "./document-link.module.css";
import { Icon } from "./icon";

/** A link to a PDF: its title, description and size. Opens in a new tab. */
export function DocumentLink({ document }: { document: Queries.DocumentLinkFragment }) {
  return (
    <a href={document.file} target="_blank" rel="noopener" className={styles.document}>
      <span className={styles.mark}>
        <Icon name="download" />
      </span>
      <span className={styles.title}>{document.title}</span> <span>{document.description}</span>{" "}
      <span className={styles.size}>
        {describePdf(document)}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </span>
    </a>
  );
}

export const fragment = graphql`
  fragment DocumentLink on PdfDocument {
    jsonId
    title
    description
    file
    pages
    bytes
  }
`;
