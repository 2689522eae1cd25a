import { graphql } from "gatsby";
import { useLocale, useWords } from "../hooks/use-words";
import { describePdf } from "../shared/site/format-size";
import { files, links } from "../words/en/layout";
import * as styles from "./document-link.module.css";
import { Icon } from "./icon";
import { PageLink } from "./page-link";

/** A link to a PDF: its title, description and size. Opens in a new tab. */
export function DocumentLink({ document }: { document: Queries.DocumentLinkFragment }) {
  const words = useWords({ links });
  const fileWords = useWords({ files });
  const locale = useLocale();
  return (
    <PageLink href={document.file} target="_blank" rel="noopener" className={styles.document}>
      <span className={styles.mark}>
        <Icon name="download" />
      </span>
      <span className={styles.title}>{document.title}</span> <span>{document.description}</span>{" "}
      <span className={styles.size}>
        {describePdf(document, fileWords, locale)}
        <span className="visually-hidden">{` ${words.newTab}`}</span>
      </span>
    </PageLink>
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
