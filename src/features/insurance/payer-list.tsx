import { graphql } from "gatsby";
import { Disclosure } from "../../components/disclosure";
import { RichText } from "../../components/rich-text";
import type { CoverageKind, Payer } from "../../shared/site/payers";
import * as styles from "./payer-list.module.css";

interface PayerListProps {
  payers: readonly Payer[];
  coverage: Readonly<Record<CoverageKind, Queries.CoverageFragment>>;
  notes: readonly Queries.PayerNoteFragment[];
}

/** The payers and how the clinic works with each; opened, what that means for a family. */
export function PayerList({ payers, coverage, notes }: PayerListProps) {
  const textOf = new Map(notes.map(({ name, text }) => [name, text]));
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
      <RichText html={`${coverage[kind].text}${textOf.get(name) ?? ""}`} />
    </Disclosure>
  ));
}

export const fragment = graphql`
  fragment Coverage on Coverage {
    name
    text
  }
  fragment PayerNote on PayerNote {
    name
    text
  }
`;
