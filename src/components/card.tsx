import type { ReactNode } from "react";
import * as styles from "./card.module.css";

interface CardProps {
  /** The element to render: "li" inside `Cards`, for example. */
  as?: "div" | "li" | "article";
  /** The anchor, for links that lead to it. */
  id?: string;
  children: ReactNode;
}

/** A raised box for a short piece of content. */
export function Card({ as: Element = "div", id, children }: CardProps) {
  return (
    <Element id={id} className={styles.card}>
      {children}
    </Element>
  );
}

/** A list of cards side by side, as many as fit in a row; each card is `as="li"`. */
export function Cards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}
