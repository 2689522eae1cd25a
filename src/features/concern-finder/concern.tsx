import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Disclosure } from "../../components/disclosure";
import { RichText } from "../../components/rich-text";
import * as styles from "./concern.module.css";

interface ConcernProps {
  concern: Pick<Queries.ConcernFragment, "name" | "crisis" | "calls" | "answer">;
  /** Whether it is open from the start. */
  isOpen?: boolean;
  /** How to ask for a visit. */
  children: ReactNode;
}

/**
 * What a parent sees at home; opened, whom to call first, if it can't wait, and the answer. Where a child may harm
 * themselves, whom to call stands above it, closed or open.
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
