import type { IGatsbyImageData } from "gatsby-plugin-image";
import { breakpoints } from "../shared/site/breakpoints";
import * as styles from "./picture.module.css";

interface PictureProps {
  /** What Gatsby made of the file; nothing when it is not a picture that sharp can read. */
  image: IGatsbyImageData | null | undefined;
  /** Another composition of the same scene, for phones, where it fills the width of the screen. */
  phoneImage?: IGatsbyImageData | null;
  /** What the picture shows; "" when it only decorates. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For the one picture of the first view: loaded at once and first. */
  priority?: boolean;
  /** Set like a card into a band, with soft corners that are not all alike. */
  framed?: boolean;
  className?: string;
}

/**
 * A responsive picture with no script of its own. `GatsbyImage` does the same with `react-dom/server` in the browser:
 * 62 KB gzip on every page (gatsbyjs/gatsby#37281).
 */
export function Picture(props: PictureProps) {
  const { image, phoneImage, alt, sizes, priority = false, framed = false, className } = props;
  if (!image) throw new Error(`The file of this picture is not a picture: "${alt}".`);
  const { sources = [], fallback } = image.images;
  return (
    <picture className={className ?? (framed ? styles.framed : styles.picture)}>
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

/** The first source that fits wins, so these stand before all others. */
function phoneSources({ images, width, height }: IGatsbyImageData) {
  const size = { media: breakpoints.phone, sizes: "100vw", width, height: Math.round(height) };
  return [
    ...(images.sources ?? []).map(({ type, srcSet }) => (
      <source key={type} type={type} srcSet={srcSet} {...size} />
    )),
    <source key="fallback" srcSet={images.fallback?.srcSet} {...size} />,
  ];
}
