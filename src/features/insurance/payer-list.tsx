import { graphql } from "gatsby";
import { Disclosure } from "../../components/disclosure";
import { PrintButton } from "../../components/print-button";
import { RichText } from "../../components/rich-text";
import { useWords } from "../../hooks/use-words";
import type { CoverageKind, Payer } from "../../shared/site/payers";
import { insurancePlans } from "../../words/en/sections";
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

/** The questions to ask an insurer on the phone, which can be printed on their own. */
export function PhoneQuestions({ script }: { script: Queries.CallScriptFragment }) {
  const words = useWords({ insurancePlans });
  const { heading, intro, questions } = script;
  return (
    <Disclosure summary={heading}>
      <p>{intro}</p>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <div>
        <PrintButton part="details">{words.print}</PrintButton>
      </div>
    </Disclosure>
  );
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

  fragment CallScript on CallScript {
    heading
    intro
    questions
  }
`;
