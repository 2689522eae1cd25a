import { graphql } from "gatsby";
import { AnchorLinks } from "../components/anchor-links";
import { ApprovedBy, SourceLink } from "../components/concern-texts";
import { Disclosure } from "../components/disclosure";
import * as form from "../components/form/form.module.css";
import { PlainHero } from "../components/hero";
import { PageLink, RequestLink } from "../components/page-link";
import { PrintButton } from "../components/print-button";
import { RichText } from "../components/rich-text";
import { Sentence } from "../components/sentence";
import { useWords } from "../hooks/use-words";
import {
  type AgeOfMilestones,
  anchorOfAge,
  domains,
  groupByMonths,
  nameOfAge,
} from "../shared/site/milestone-ages";
import * as shapes from "../styles/shapes.module.css";
import { milestones as milestoneWords } from "../words/en/concerns";
import { fill } from "../words/fill";
import * as styles from "./milestones.module.css";

type Milestone = Queries.MilestonesFragment["milestones"][number];

/** The page of milestones: what most children do by which age. Each age folds, and can be ticked and printed. */
export function Milestones({ block }: { block: Queries.MilestonesFragment }) {
  const words = useWords({ milestones: milestoneWords });
  const { anchor, heading, text, approved, milestones } = block;
  const ages = groupByMonths(milestones);
  return (
    <PlainHero anchor={anchor} heading={heading}>
      <RichText html={text} />
      {/* A delay, even of nothing, lets the script open the age. */}
      <AnchorLinks
        delay={0}
        places={ages.map(({ months }) => ({ id: anchorOfAge(months), name: nameOfAge(months, words) }))}
      />
      <div>
        {ages.map((age) => (
          <Age key={age.months} age={age} />
        ))}
      </div>
      <ApprovedBy approved={approved} />
    </PlainHero>
  );
}

/** The milestones of an age by area, their source, and where to go if some are missing. */
function Age({ age: { months, milestones } }: { age: AgeOfMilestones<Milestone> }) {
  const words = useWords({ milestones: milestoneWords });
  const age = nameOfAge(months, words);
  const sources = new Set(milestones.map(({ source }) => source));
  const concerns = new Map(
    milestones.flatMap(({ concerns }) => concerns.map(({ path, name }) => [path, name])),
  );
  return (
    <Disclosure id={anchorOfAge(months)} summary={age} isArea>
      <p>{fill(words.most, { age })}</p>
      <div className={styles.areas}>
        {domains.map((domain) => (
          <Area
            key={domain}
            name={words[domain]}
            milestones={milestones.filter((each) => each.domain === domain)}
          />
        ))}
      </div>
      {[...sources].map((url) => (
        <p key={url}>
          <Sentence text={words.source} parts={{ source: <SourceLink url={url} /> }} />
        </p>
      ))}
      {concerns.size > 0 && (
        <div className={shapes.stack}>
          <p>{words.notYet}</p>
          <ul className={shapes.stack}>
            {[...concerns].map(([path, name]) => (
              <li key={path}>
                <PageLink href={path}>{name}</PageLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <RequestLink message={fill(words.askMessage, { age })}>{words.ask}</RequestLink>
      <PrintButton part="details">{words.print}</PrintButton>
    </Disclosure>
  );
}

/** The milestones of an age in one area, each with a box to tick. */
function Area({ name, milestones }: { name: string; milestones: readonly Milestone[] }) {
  if (milestones.length === 0) return null;
  return (
    <fieldset className={form.choices}>
      <legend className={form.label}>{name}</legend>
      {milestones.map(({ jsonId, text }) => (
        <label key={jsonId} className={form.choice}>
          <input type="checkbox" className={form.box} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

export const fragment = graphql`
  fragment Milestones on MilestonesBlock {
    anchor
    heading
    text
    approved {
      ...ApprovedBy
    }
    milestones {
      jsonId
      months
      domain
      text
      source
      concerns {
        path
        name
      }
    }
  }
`;
