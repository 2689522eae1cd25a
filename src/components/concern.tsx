import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./concern.module.css";
import { RichText } from "./rich-text";

interface ConcernProps {
  concern: Pick<Queries.ConcernFragment, "name" | "crisis" | "answer">;
  /** How to ask for a visit. */
  children: ReactNode;
}

/** What a parent sees at home; opened, the answer. Where a life may be in danger, whom to call stands above it. */
export function Concern({ concern: { name, crisis, answer }, children }: ConcernProps) {
  return (
    <>
      {crisis && (
        <div className={styles.crisis}>
          <RichText html={crisis} />
        </div>
      )}
      <details className={styles.concern}>
        <summary className={styles.name}>{name}</summary>
        <div className={styles.answer}>
          <RichText html={answer} />
          {children}
        </div>
      </details>
    </>
  );
}

export const fragment = graphql`
  fragment Concern on Concern {
    jsonId
    name
    words
    crisis
    answer
    service {
      name
    }
  }
`;
