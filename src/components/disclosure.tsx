import type { ComponentProps, ReactNode } from "react";
import * as styles from "./disclosure.module.css";

interface DisclosureProps extends ComponentProps<"details"> {
  /** Says that the content needs React: see src/elements/app/live-parts.ts. */
  "data-app"?: "touch";
  /** The line that is always visible and toggles the content. */
  summary: ReactNode;
  /** An area contains other disclosures; its summary looks like a heading. */
  isArea?: boolean;
  /** Whether the content has its own layout and gets no wrapper. */
  isBare?: boolean;
}

/** A styled `<details>` element, which works without JavaScript. */
export function Disclosure({ summary, isArea, isBare, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={isArea ? styles.area : styles.disclosure}>
      <summary className={styles.summary}>{summary}</summary>
      {isBare ? children : <div className={styles.content}>{children}</div>}
    </details>
  );
}

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
