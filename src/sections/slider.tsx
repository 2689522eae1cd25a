import { graphql } from "gatsby";
import { Actions } from "../components/actions";
import { Band } from "../components/band";
import { RichText } from "../components/rich-text";
import { Slides } from "../components/slideshow/slides";

const sizes = "(min-width: 1152px) 544px, (min-width: 768px) 46vw, calc(95vw - 1.2rem)";

/** Text beside a slideshow. */
export function Slider({ block }: { block: Queries.SliderFragment }) {
  const slides = block.slides.map(({ src, alt }) => ({ image: src.childImageSharp?.half, alt }));
  return (
    <Band
      anchor={block.anchor}
      heading={block.heading}
      beside={<Slides label={block.heading} slides={slides} sizes={sizes} />}
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
      ...SidePicture
    }
    actions {
      ...Action
    }
  }
`;
