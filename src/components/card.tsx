import type { ReactNode } from "react";
import * as styles from "./card.module.css";

interface CardProps {
  /** The element that fits its place: an entry of a list is an "li". */
  as?: "div" | "li" | "article";
  children: ReactNode;
}

/** A raised piece of paper for one short thing. */
export function Card({ as: Element = "div", children }: CardProps) {
  return <Element className={styles.card}>{children}</Element>;
}

/** Cards side by side, as many as fit; each is `as="li"`. */
export function Cards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}
