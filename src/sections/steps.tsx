import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { SidePicture } from "../components/picture";
import { RichText, TitledText } from "../components/rich-text";
import * as styles from "./steps.module.css";

/** How many of more than four steps are beside a picture. The others are below both. */
const besidePicture = 2;

/** Numbered steps: up to four side by side, else in a column. A picture has the first beside it, and the others below it. */
export function Steps({ block }: { block: Queries.StepsFragment }) {
  const { steps } = block;
  const fitsRow = !block.sideImage && steps.length <= 4;
  const isSplit = block.sideImage !== null && steps.length > 4;
  const intro = block.intro && <RichText html={block.intro} />;
  const actions = <Actions actions={block.actions} />;
  return (
    <Band
      block={{ anchor: block.anchor, heading: block.heading }}
      layout={fitsRow ? "stack" : "split"}
      lead={!block.sideImage && intro}
      beside={block.sideImage && <SidePicture image={block.sideImage} />}
      below={
        isSplit && (
          <>
            <StepList steps={steps.slice(besidePicture)} start={besidePicture + 1} className={styles.rest} />
            {actions}
          </>
        )
      }
    >
      {block.sideImage && intro}
      {isSplit ? (
        <StepList steps={steps.slice(0, besidePicture)} className={styles.begins} />
      ) : (
        <>
          <StepList steps={steps} className={fitsRow ? styles.row : styles.path} />
          {actions}
        </>
      )}
    </Band>
  );
}

interface StepListProps {
  steps: Queries.StepsFragment["steps"];
  /** The number of the first step, if it is not 1. */
  start?: number;
  className: string | undefined;
}

function StepList({ steps, ...list }: StepListProps) {
  return (
    <ol {...list}>
      {steps.map((step) => (
        <li key={step.title} className={styles.step}>
          <TitledText piece={step} />
        </li>
      ))}
    </ol>
  );
}

export const fragment = graphql`
  fragment Steps on StepsBlock {
    anchor
    heading
    intro
    steps {
      ...TitledText
    }
    sideImage {
      ...SidePicture
    }
    actions {
      ...Action
    }
  }
`;
