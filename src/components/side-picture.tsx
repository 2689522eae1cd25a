import { graphql } from "gatsby";
import { Picture } from "./picture";

/** A framed picture for the `beside` prop of Band. */
export function SidePicture({ image }: { image: Queries.SidePictureFragment }) {
  return (
    <Picture
      image={image.src.childImageSharp?.half}
      alt={image.alt}
      sizes="(min-width: 1152px) 544px, (min-width: 768px) 46vw, calc(95vw - 1.2rem)"
    />
  );
}

export const fragment = graphql`
  fragment SidePicture on Image {
    src {
      ...PictureHalf
    }
    alt
  }
`;
