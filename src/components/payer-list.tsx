import { graphql } from "gatsby";
import { formatDate } from "../utils/clinic-time";
import type { CoverageKind, Payer } from "../utils/coverage";
import * as styles from "./concern.module.css";
import { RichText } from "./rich-text";

interface PayerListProps {
  payers: readonly Payer[];
  coverage: Readonly<Record<CoverageKind, Queries.CoverageFragment>>;
  /** The day on which somebody last made sure of the list. */
  checked: string;
  courtesy: string;
}

/** Who pays, each with what we are to them; opened, what that means for a family and how sure it is. */
export function PayerList({ payers, coverage, checked, courtesy }: PayerListProps) {
  return payers.map(({ name, kind }) => (
    <details key={name} className={styles.concern}>
      <summary className={styles.name}>
        <span>{name}</span>
        <strong>{coverage[kind].name}</strong>
      </summary>
      <div className={styles.answer}>
        <RichText html={coverage[kind].text} />
        <p>
          Last checked on <time dateTime={checked}>{formatDate(checked)}</time>. {courtesy}
        </p>
      </div>
    </details>
  ));
}

export const fragment = graphql`
  fragment Coverage on Coverage {
    name
    text
  }
`;
