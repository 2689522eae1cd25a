import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { breakpoints } from "../shared/site/breakpoints";
import * as styles from "./picture.module.css";

interface PictureProps {
  /** Gatsby's image data; null if sharp cannot read the file. */
  image: IGatsbyImageData | null | undefined;
  /** Another crop of the picture for phones, where it fills the width of the screen. */
  phoneImage?: IGatsbyImageData | null;
  /** The alternative text; "" for a decorative picture. */
  alt: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** For the largest picture above the fold: loaded eagerly with high priority. */
  priority?: boolean;
  /** Without it, the picture has a frame with rounded corners. */
  className?: string | undefined;
}

/**
 * A responsive `<picture>` from `gatsbyImageData`, without its own script. `GatsbyImage` loads
 * `react-dom/server` in the browser (gatsbyjs/gatsby#37281). See docs/performance.md.
 * @throws if the file is not a picture, which stops the build
 */
export function Picture(props: PictureProps) {
  const { image, phoneImage, alt, sizes, priority = false, className } = props;
  if (!image) throw new Error(`The file of this image is not a picture: "${alt}".`);
  const { sources = [], fallback } = image.images;
  return (
    <picture className={className ?? styles.framed}>
      {phoneImage && phoneSources(phoneImage)}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        width={image.width}
        height={Math.round(image.height)}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "auto" : "async"}
      />
    </picture>
  );
}

/** The sources for phones. They must come first, because browsers use the first source that matches. */
function phoneSources({ images, width, height }: IGatsbyImageData) {
  const size = { media: breakpoints.phone, sizes: "100vw", width, height: Math.round(height) };
  return [
    ...(images.sources ?? []).map(({ type, srcSet }) => (
      <source key={type} type={type} srcSet={srcSet} {...size} />
    )),
    <source key="fallback" srcSet={images.fallback?.srcSet} {...size} />,
  ];
}

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

/**
 * The sizes in which Gatsby generates pictures. Each has its own alias, because a query must not select the
 * same field with different arguments. The widths are those that phones (390 px at 2x and 3x, 412 px at
 * 1.75x) and desktops (1440 px at 1x and 2x) need in each layout: browsers pick the next wider file, so a
 * width that does not match costs bytes.
 */
export const fragments = graphql`
  fragment PictureFull on File {
    childImageSharp {
      full: gatsbyImageData(width: 1800, breakpoints: [420, 740, 840, 1220, 1440, 1800])
    }
  }
  fragment PictureHalf on File {
    childImageSharp {
      half: gatsbyImageData(width: 704, breakpoints: [360, 544, 704, 1080])
    }
  }
  fragment SidePicture on Image {
    src {
      ...PictureHalf
    }
    alt
  }
  fragment PictureCard on File {
    childImageSharp {
      card: gatsbyImageData(width: 512, breakpoints: [288, 480, 512, 576, 720, 864])
    }
  }
  fragment PictureTall on File {
    childImageSharp {
      tall: gatsbyImageData(
        width: 1000
        aspectRatio: 1.05
        transformOptions: { fit: COVER, cropFocus: SOUTH }
        breakpoints: [420, 740, 800, 1000]
      )
    }
  }
  fragment PictureSmall on File {
    childImageSharp {
      small: gatsbyImageData(width: 96, breakpoints: [96, 192, 288])
    }
  }
`;
