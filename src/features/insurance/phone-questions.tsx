import { graphql } from "gatsby";
import type { MouseEvent } from "react";
import { Button } from "../../components/button";
import { Disclosure } from "../../components/disclosure";
import { useWords } from "../../hooks/use-words";
import { insurancePlans } from "../../words/en/insurance-plans";

/** The questions to ask an insurer on the phone, which can be printed on their own. */
export function PhoneQuestions({ script }: { script: Queries.CallScriptFragment }) {
  const words = useWords({ insurancePlans });
  const { heading, intro, questions } = script;
  return (
    <Disclosure summary={heading}>
      <p>{intro}</p>
      <ol>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <Button look="tool" data-app="touch" data-replay-click onClick={print}>
        {words.print}
      </Button>
    </Disclosure>
  );
}

/** Prints the questions. If the code that prints only them does not load, prints the whole page. */
async function print({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> {
  const part = currentTarget.closest("details");
  const printing = await import("./print-phone-questions").catch(() => undefined);
  if (printing && part) await printing.printPhoneQuestions(part);
  else window.print();
}

export const fragment = graphql`
  fragment CallScript on CallScript {
    heading
    intro
    questions
  }
`;
