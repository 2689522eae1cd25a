import { graphql } from "gatsby";
import { Band } from "../components/band";
import { DocumentLink } from "../components/document-link";
import * as styles from "./document-list.module.css";

/** Links to PDFs, in groups. */
export function DocumentList({ block }: { block: Queries.DocumentListFragment }) {
  return (
    <Band block={block}>
      <div className={styles.groups}>
        {block.groups.map(({ name, anchor, documents }) => (
          <div key={name} id={anchor ?? undefined} className={styles.group}>
            <h3>{name}</h3>
            <ul className={styles.documents}>
              {documents.map((document) => (
                <li key={document.jsonId}>
                  <DocumentLink document={document} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  );
}

export const fragment = graphql`
  fragment DocumentList on DocumentListBlock {
    anchor
    heading
    intro
    groups {
      name
      anchor
      documents {
        ...DocumentLink
      }
    }
  }
`;
