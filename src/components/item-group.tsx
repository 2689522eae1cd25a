import { graphql } from "gatsby";
import * as styles from "./item-group.module.css";
import { TickList } from "./tick-list";

/** A list with a heading. */
export function ItemGroup({ group: { name, items } }: { group: Queries.ItemGroupFragment }) {
  return (
    <div className={styles.group}>
      <h3>{name}</h3>
      <TickList items={items} />
    </div>
  );
}

export const fragment = graphql`
  fragment ItemGroup on ServiceGroup {
    name
    items
  }
`;
