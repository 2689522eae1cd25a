import { graphql } from "gatsby";
import { Fragment } from "react";
import * as shapes from "../styles/shapes.module.css";
import * as styles from "./tick-list.module.css";

interface TickListProps {
  items: readonly string[];
  /** "tick" for things that the clinic does, "dot" for plain statements. */
  mark?: "tick" | "dot";
}

/** How many letters fit in half of a phone's width. */
const halfLine = 15;

/** A list with a mark before each entry, in as many columns as fit. On phones, short entries are two in a row. */
export function TickList({ items, mark = "tick" }: TickListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li
          key={item}
          className={mark === "tick" ? styles.tick : styles.dot}
          data-long={item.length > halfLine || undefined}
        >
          <SlashedWords text={item} />
        </li>
      ))}
    </ul>
  );
}

/** A text whose words may be on two lines after a slash, as in "Articulation/phonological". */
export function SlashedWords({ text }: { text: string }) {
  const [first, ...rest] = text.split("/");
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
        <Fragment key={index}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

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
