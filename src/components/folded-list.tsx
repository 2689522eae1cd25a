import type { ReactNode } from "react";
import { Disclosure } from "./disclosure";
import * as styles from "./folded-list.module.css";

/** Texts of which only the titles show at first. They work without JavaScript, and are printed whole. */
export function FoldedList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface FoldedProps {
  title: string;
  /** The level of the title. */
  level?: "h3" | "h4";
  /** A name with which links open the text. */
  anchor?: string | null | undefined;
  children: ReactNode;
}

/** One text of a folded list. */
export function Folded({ title, level: Heading = "h3", anchor, children }: FoldedProps) {
  return (
    <li className={styles.entry}>
      <Disclosure id={anchor ?? undefined} summary={<Heading className={styles.title}>{title}</Heading>}>
        {children}
      </Disclosure>
    </li>
  );
}
