import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Card, Cards } from "../components/card";
import { ItemGroup } from "../components/tick-list";

/** Lists of what a service offers, each on a card. */
export function ServiceGroups({ block }: { block: Queries.ServiceGroupsFragment }) {
  return (
    <Band block={block}>
      <Cards>
        {block.groups.map((group) => (
          <Card key={group.name} as="li">
            <ItemGroup group={group} />
          </Card>
        ))}
      </Cards>
    </Band>
  );
}

export const fragment = graphql`
  fragment ServiceGroups on ServiceGroupsBlock {
    anchor
    heading
    intro
    groups {
      ...ItemGroup
    }
    actions {
      ...Action
    }
  }
`;
