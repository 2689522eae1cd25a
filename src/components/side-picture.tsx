import { graphql } from "gatsby";
import { Picture } from "./picture";

/** A framed picture for the `beside` prop of Band. */
export function SidePicture({ image }: { image: Queries.SidePictureFragment }) {
  return (
    <Picture
      image={image.src.childImageSharp?.half}
      alt={image.alt}
      sizes="(min-width: 1152px) 442px, (min-width: 768px) 38vw, 40vw"
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
