import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { Card, Cards } from "../components/card";
import { RichText } from "../components/rich-text";
import { ItemGroup } from "../components/tick-list";

/** Lists of what a service offers, each on a card. */
export function ServiceGroups({ block }: { block: Queries.ServiceGroupsFragment }) {
  return (
    <Band anchor={block.anchor} heading={block.heading}>
      {block.intro && <RichText html={block.intro} />}
      <Cards>
        {block.groups.map((group) => (
          <Card key={group.name} as="li">
            <ItemGroup group={group} />
          </Card>
        ))}
      </Cards>
      <Actions actions={block.actions} />
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
