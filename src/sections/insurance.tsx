import { graphql } from "gatsby";
import { Band } from "../components/band";
import { Disclosure } from "../components/disclosure";
import { SidePicture } from "../components/picture";
import { RichText } from "../components/rich-text";
import { Sentence } from "../components/sentence";
import { PayerList, PhoneQuestions } from "../features/insurance/payer-list";
import { useWords } from "../hooks/use-words";
import { formatDate } from "../shared/clinic/clinic-time";
import { insurersOf, type Payer, programsOf } from "../shared/site/payers";
import { dates } from "../words/en/dates";
import { insurancePlans } from "../words/en/sections";
import * as styles from "./insurance.module.css";

/** Folded lists of insurers and homeschool programs. Each entry opens to show what its status means for a family. */
export function Insurance({ block }: { block: Queries.InsuranceFragment }) {
  const words = useWords({ insurancePlans });
  const dateWords = useWords({ dates });
  const { insurance, sideImage } = block;
  const { coverage, checked, courtesy } = insurance;
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
                <PayerList payers={group.payers} coverage={coverage} notes={insurance.notes ?? []} />
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

export const fragment = graphql`
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
        ...PayerNote
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
