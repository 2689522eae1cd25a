import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Folded, FoldedList } from "../components/disclosure";
import { RichText } from "../components/rich-text";

/** Questions that parents ask, each with its answer. */
export function Questions({ block }: { block: Queries.QuestionsFragment }) {
  return (
    <Band block={block}>
      <FoldedList>
        {block.questions.map(({ title, text, anchor }) => (
          <Folded key={title} title={title} anchor={anchor}>
            <RichText html={text} />
          </Folded>
        ))}
      </FoldedList>
    </Band>
  );
}

export const fragment = graphql`
  fragment Questions on QuestionsBlock {
    anchor
    heading
    intro
    questions {
      title
      text
      anchor
    }
    actions {
      ...Action
    }
  }
`;
