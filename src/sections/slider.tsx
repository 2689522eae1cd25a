import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { Picture } from "../components/picture";
import { RichText } from "../components/rich-text";
import * as styles from "./slider.module.css";

/** Pictures that follow one another: in a row to scroll through. */
export function Slider({ block }: { block: Queries.SliderFragment }) {
  return (
    <Band
      anchor={block.anchor}
      heading={block.heading}
      bleeds
      below={
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses a keyboard must be able to scroll it
        <ul className={styles.slides} aria-label={block.heading} tabIndex={0}>
          {block.slides.map(({ src, alt }) => (
            <li key={alt} className={styles.slide}>
              <Picture
                image={src.childImageSharp?.half}
                alt={alt}
                sizes="(min-width: 768px) 600px, 84vw"
                framed
              />
            </li>
          ))}
        </ul>
      }
    >
      {block.intro && <RichText html={block.intro} />}
      <Actions actions={block.actions} />
    </Band>
  );
}

export const fragment = graphql`
  fragment Slider on SliderBlock {
    anchor
    heading
    intro
    slides {
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
