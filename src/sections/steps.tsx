import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { RichText } from "../components/rich-text";
import { SidePicture } from "../components/side-picture";
import { TitledText } from "../components/titled-text";
import * as styles from "./steps.module.css";

/** Numbered steps: up to four side by side, or in a column if there are more or there is a picture. */
export function Steps({ block }: { block: Queries.StepsFragment }) {
  const fitsRow = !block.sideImage && block.steps.length <= 4;
  const intro = block.intro && <RichText html={block.intro} />;
  return (
    <Band
      anchor={block.anchor}
      heading={block.heading}
      layout={fitsRow ? "stack" : "split"}
      lead={!block.sideImage && intro}
      beside={block.sideImage && <SidePicture image={block.sideImage} />}
    >
      {block.sideImage && intro}
      <ol className={fitsRow ? styles.row : styles.path}>
        {block.steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <TitledText piece={step} />
          </li>
        ))}
      </ol>
      <Actions actions={block.actions} />
    </Band>
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
