import { graphql } from "gatsby";
import { Card } from "../components/card";
import { PlainHero } from "../components/hero";
import { RichText } from "../components/rich-text";
import { ConcernSearch } from "../features/concern-search/concern-search";

/** The page of all concerns: the search, and links to the page of each by area. */
export function ConcernAreas({ block }: { block: Queries.ConcernAreasFragment }) {
  const { anchor, heading, text, search } = block;
  return (
    <PlainHero anchor={anchor} heading={heading}>
      <RichText html={text} />
      <Card>
        <ConcernSearch {...search} />
      </Card>
    </PlainHero>
  );
}

export const fragment = graphql`
  fragment ConcernAreas on ConcernAreasBlock {
    anchor
    heading
    text
    search {
      question
      example
      areas {
        ...ConcernArea
      }
    }
  }
`;
