import { graphql } from "gatsby";
import { Disclosure } from "../../components/disclosure";
import { PrintButton } from "../../components/print-button";
import { useWords } from "../../hooks/use-words";
import { insurancePlans } from "../../words/en/sections";
import * as styles from "./phone-questions.module.css";

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
  fragment CallScript on CallScript {
    heading
    intro
    questions
  }
`;
