import type { IGatsbyImageData } from "gatsby-plugin-image";

/** The props of `Slides` and `FadingSlides`. */
export interface SlidesProps {
  /** The accessible name of the carousel. */
  label: string;
  slides: readonly { image: IGatsbyImageData | null | undefined; alt: string }[];
  sizes: string;
}
