import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { RichText } from "../components/rich-text";

/** Text in one column, beside its heading. */
export function Prose({ block }: { block: Queries.ProseFragment }) {
  return (
    <Band anchor={block.anchor} heading={block.heading} layout="split">
      <RichText html={block.text} />
      <Actions actions={block.actions} />
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
