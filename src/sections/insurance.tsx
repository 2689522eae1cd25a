import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Disclosure } from "../components/disclosure";
import { SidePicture } from "../components/picture";
import { PrintButton } from "../components/print-button";
import { RichText } from "../components/rich-text";
import { Sentence } from "../components/sentence";
import { useWords } from "../hooks/use-words";
import { formatDate } from "../shared/clinic/clinic-time";
import { insurersOf, type Payer, programsOf } from "../shared/site/payers";
import { dates } from "../words/en/dates";
import { insurancePlans } from "../words/en/sections";
import * as styles from "./insurance.module.css";

type Facts = Queries.InsuranceFragment["insurance"];

/** Folded lists of insurers and homeschool programs. Each entry opens to show what its status means for a family. */
export function Insurance({ block }: { block: Queries.InsuranceFragment }) {
  const words = useWords({ insurancePlans });
  const dateWords = useWords({ dates });
  const { insurance, sideImage } = block;
  const { checked, courtesy } = insurance;
  const groups = [
    { name: words.insurers, payers: insurersOf(insurance), script: insurance.insurerCall },
    { name: words.programs, payers: programsOf(insurance), script: insurance.homeschoolCall },
  ].filter(({ payers }) => payers.length > 0);
  return (
    <Band
      block={block}
      beside={sideImage && <SidePicture image={sideImage} />}
      below={
        <>
          <div className={styles.lists}>
            {groups.map((group) => (
              <Disclosure
                key={group.name}
                summary={<Group name={group.name} payers={group.payers} />}
                isArea
                isBare
              >
                <PayerList payers={group.payers} insurance={insurance} />
                <PhoneQuestions script={group.script} />
              </Disclosure>
            ))}
          </div>
          <div className={styles.notes}>
            {groups.length > 0 && (
              <>
                <p>
                  <Sentence
                    text={words.checked}
                    parts={{ date: <time dateTime={checked}>{formatDate(checked, dateWords)}</time> }}
                  />
                </p>
                <p>{courtesy}</p>
              </>
            )}
            <p>{insurance.payment}</p>
          </div>
        </>
      }
    >
      <RichText html={block.text} />
    </Band>
  );
}

/** The name of a list, and its first entries, so that many families need not open it. */
function Group({ name, payers }: { name: string; payers: readonly Payer[] }) {
  const first = payers.filter(({ kind }) => kind !== "ask").slice(0, 3);
  return (
    <>
      <h3>{name}</h3>
      <span className={styles.first}>{`${first.map((payer) => payer.name).join(", ")} …`}</span>
    </>
  );
}

/** The payers and how the clinic works with each; opened, what that means for a family. */
function PayerList({ payers, insurance }: { payers: readonly Payer[]; insurance: Facts }) {
  const { coverage } = insurance;
  const noteOf = new Map(insurance.notes?.map(({ name, text }) => [name, text]));
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
      <RichText html={`${coverage[kind].text}${noteOf.get(name) ?? ""}`} />
    </Disclosure>
  ));
}

/** The questions to ask an insurer on the phone, which can be printed on their own. */
function PhoneQuestions({ script }: { script: Facts["insurerCall"] }) {
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
  fragment CallScript on CallScript {
    heading
    intro
    questions
  }
  fragment Insurance on InsuranceBlock {
    anchor
    heading
    text
    sideImage {
      ...SidePicture
    }
    actions {
      ...Action
    }
    insurance {
      accepted
      acceptedMore
      inNetwork
      homeschool
      homeschoolMore
      notes {
        name
        text
      }
      courtesy
      payment
      checked
      coverage {
        inNetwork {
          ...Coverage
        }
        accepted {
          ...Coverage
        }
        ask {
          ...Coverage
        }
        homeschool {
          ...Coverage
        }
      }
      insurerCall {
        ...CallScript
      }
      homeschoolCall {
        ...CallScript
      }
    }
  }
`;
