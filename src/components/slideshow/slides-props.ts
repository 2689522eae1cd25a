import type { IGatsbyImageData } from "gatsby-plugin-image";

/** The pictures of a slideshow, with and without the script that fades them. */
export interface SlidesProps {
  /** What the pictures show together. */
  label: string;
  slides: readonly { image: IGatsbyImageData | null | undefined; alt: string }[];
  sizes: string;
}
