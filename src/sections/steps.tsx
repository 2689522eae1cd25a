import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { Picture } from "../components/picture";
import { RichText } from "../components/rich-text";
import { TitledText } from "../components/titled-text";
import * as styles from "./steps.module.css";

/** Things in an order, numbered: a few side by side, many, or those with a picture, down the page. */
export function Steps({ block }: { block: Queries.StepsFragment }) {
  const fitsRow = !block.sideImage && block.steps.length <= 4;
  return (
    <Band
      anchor={block.anchor}
      heading={block.heading}
      layout={fitsRow ? "stack" : "split"}
      beside={
        block.sideImage && (
          <Picture
            image={block.sideImage.src.childImageSharp?.half}
            alt={block.sideImage.alt}
            sizes="(min-width: 1152px) 544px, (min-width: 768px) 46vw, 92vw"
            framed
          />
        )
      }
    >
      {block.intro && <RichText html={block.intro} />}
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
      src {
        ...PictureHalf
      }
      alt
    }
    actions {
      ...Action
    }
  }
`;
