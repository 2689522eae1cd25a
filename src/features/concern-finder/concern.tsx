import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Disclosure } from "../../components/disclosure";
import { RichText } from "../../components/rich-text";
import * as styles from "./concern.module.css";

interface ConcernProps {
  concern: Pick<Queries.ConcernFragment, "name" | "crisis" | "calls" | "answer">;
  /** Whether the answer is initially open. */
  isOpen?: boolean;
  /** A link that requests a visit. */
  children: ReactNode;
}

/**
 * A concern: opened, it shows whom to call if it can't wait, and the answer. If the child may harm
 * themselves, the crisis lines are above the disclosure and always visible.
 */
export function Concern({ concern: { name, crisis, calls, answer }, isOpen, children }: ConcernProps) {
  return (
    <>
      {crisis && (
        <div className={styles.crisis}>
          <RichText html={crisis} />
        </div>
      )}
      <Disclosure summary={name} open={isOpen}>
        {calls && (
          <div className={styles.crisis}>
            <RichText html={calls} />
          </div>
        )}
        <RichText html={answer} />
        {children}
      </Disclosure>
    </>
  );
}

export const fragment = graphql`
  fragment Concern on Concern {
    jsonId
    name
    isEmergency
    crisis
    calls
    answer
    service {
      name
    }
  }
`;
