import { graphql } from "gatsby";
import { Band } from "../components/band";
import { CheckedSource } from "../components/checked-source";
import { Folded, FoldedList } from "../components/disclosure";
import { DocumentLink } from "../components/document-link";
import { RichText } from "../components/rich-text";

/** What a law or an agency says, point by point, each with its source and the date when it was compared. */
export function RightsList({ block }: { block: Queries.RightsListFragment }) {
  return (
    <Band block={block}>
      {block.documents?.map((document) => (
        <DocumentLink key={document.jsonId} document={document} />
      ))}
      <FoldedList>
        {block.points.map(({ title, text, source, checked }) => (
          <Folded key={title} title={title}>
            <RichText html={text} />
            <CheckedSource source={source} checked={checked} />
          </Folded>
        ))}
      </FoldedList>
    </Band>
  );
}

export const fragment = graphql`
  fragment RightsList on RightsListBlock {
    anchor
    heading
    intro
    points {
      title
      text
      source {
        ...Action
      }
      checked
    }
    documents {
      ...DocumentLink
    }
    actions {
      ...Action
    }
  }
`;
