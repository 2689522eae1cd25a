import { graphql } from "gatsby";
import { ActionLink } from "../components/actions";
import { Band } from "../components/band";
import { Card } from "../components/card";
import { RichText } from "../components/rich-text";
import { ConcernSearch } from "../features/concern-search/concern-search";

/** The search for concerns of parents, with lists by area. */
export function ConcernFinder({ block }: { block: Queries.ConcernFinderFragment }) {
  const { anchor, heading, text, elsewhere, ...search } = block;
  return (
    <Band block={block} layout="split" lead={<RichText html={text} />}>
      <Card>
        <ConcernSearch {...search} isBare />
        {elsewhere && <ActionLink to={elsewhere.to}>{elsewhere.label}</ActionLink>}
      </Card>
    </Band>
  );
}

export const fragment = graphql`
  fragment ConcernFinder on ConcernFinderBlock {
    anchor
    heading
    text
    question
    example
    elsewhere {
      ...Action
    }
    areas {
      ...ConcernArea
    }
  }
`;
