import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Card, Cards } from "../components/card";
import { TitledText } from "../components/rich-text";

/** Cards with short texts, side by side. */
export function CardList({ block }: { block: Queries.CardListFragment }) {
  return (
    <Band block={block}>
      <Cards>
        {block.cards.map((card) => (
          <Card key={card.title} as="li">
            <TitledText piece={card} />
          </Card>
        ))}
      </Cards>
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
