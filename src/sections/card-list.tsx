import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { Card, Cards } from "../components/card";
import { RichText, TitledText } from "../components/rich-text";

/** Cards with short texts, side by side. */
export function CardList({ block }: { block: Queries.CardListFragment }) {
  return (
    <Band anchor={block.anchor} heading={block.heading}>
      {block.intro && <RichText html={block.intro} />}
      <Cards>
        {block.cards.map((card) => (
          <Card key={card.title} as="li">
            <TitledText piece={card} />
          </Card>
        ))}
      </Cards>
      <Actions actions={block.actions} />
    </Band>
  );
}

export const fragment = graphql`
  fragment CardList on CardListBlock {
    anchor
    heading
    intro
    cards {
      ...TitledText
    }
    actions {
      ...Action
    }
  }
`;
