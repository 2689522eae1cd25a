import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { Card, Cards } from "../components/card";
import { RichText, TitledText } from "../components/rich-text";

/** Questions that parents ask, each with its answer. */
export function Questions({ block }: { block: Queries.QuestionsFragment }) {
  return (
    <Band anchor={block.anchor} heading={block.heading}>
      {block.intro && <RichText html={block.intro} />}
      <Cards>
        {block.questions.map((question) => (
          <Card key={question.title} as="li">
            <TitledText piece={question} />
          </Card>
        ))}
      </Cards>
      <Actions actions={block.actions} />
    </Band>
  );
}

export const fragment = graphql`
  fragment Questions on QuestionsBlock {
    anchor
    heading
    intro
    questions {
      ...TitledText
    }
    actions {
      ...Action
    }
  }
`;
