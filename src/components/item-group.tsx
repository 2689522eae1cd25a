import { graphql } from "gatsby";
import * as shapes from "../styles/shapes.module.css";
import { TickList } from "./tick-list";

/** A list with a heading. */
export function ItemGroup({ group: { name, items } }: { group: Queries.ItemGroupFragment }) {
  return (
    <div className={shapes.stack}>
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
