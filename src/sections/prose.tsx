import { graphql } from "gatsby";
import { Band } from "../components/band";
import { RichText } from "../components/rich-text";

/** Text in one column, beside its heading. */
export function Prose({ block }: { block: Queries.ProseFragment }) {
  return (
    <Band block={block} layout="split">
      <RichText html={block.text} />
    </Band>
  );
}

export const fragment = graphql`
  fragment Prose on ProseBlock {
    anchor
    heading
    text
    actions {
      ...Action
    }
  }
`;
