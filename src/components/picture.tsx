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
