import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { CrisisLines } from "../components/crisis-lines";
import { RichText } from "../components/rich-text";
import { TickList } from "../components/tick-list";

/** Signs that a child needs help. If they are urgent, the crisis lines come before everything else. */
export function WarningSigns({ block }: { block: Queries.WarningSignsFragment }) {
  return (
    <Band
      anchor={block.anchor}
      heading={block.heading}
      layout="split"
      tone={block.urgent ? "urgent" : "varied"}
      lead={
        <>
          {block.urgent && <CrisisLines />}
          <RichText html={block.text} />
        </>
      }
    >
      <TickList items={block.items} mark="dot" />
      <Actions actions={block.actions} />
    </Band>
  );
}

export const fragment = graphql`
  fragment WarningSigns on WarningSignsBlock {
    anchor
    heading
    text
    urgent
    items
    actions {
      ...Action
    }
  }
`;
