import { graphql } from "gatsby";
import { Disclosure } from "../../components/disclosure";
import { RichText } from "../../components/rich-text";
import { Sentence } from "../../components/sentence";
import { useWords } from "../../hooks/use-words";
import { formatDate } from "../../shared/clinic/clinic-time";
import type { CoverageKind, Payer } from "../../shared/site/payers";
import { dates } from "../../words/en/dates";
import { insurancePlans } from "../../words/en/insurance-plans";
import * as styles from "./payer-list.module.css";

interface PayerListProps {
  payers: readonly Payer[];
  coverage: Readonly<Record<CoverageKind, Queries.CoverageFragment>>;
  /** The date on which staff last verified the list. */
  checked: string;
  courtesy: string;
}

/**
 * The payers and how the clinic works with each; opened, what that means for a family and when it was
 * checked.
 */
export function PayerList({ payers, coverage, checked, courtesy }: PayerListProps) {
  const words = useWords({ insurancePlans });
  const dateWords = useWords({ dates });
  return payers.map(({ name, kind }) => (
    <Disclosure
      key={name}
      summary={
        <span className={styles.payer}>
          <span>{name}</span>
          <strong>{coverage[kind].name}</strong>
        </span>
      }
    >
      <RichText html={coverage[kind].text} />
      <p>
        <Sentence
          text={words.checked}
          parts={{ date: <time dateTime={checked}>{formatDate(checked, dateWords)}</time>, courtesy }}
        />
      </p>
    </Disclosure>
  ));
}

export const fragment = graphql`
  fragment Coverage on Coverage {
    name
    text
  }
`;
