import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./picture.module.css";

interface PictureProps {
  image: IGatsbyImageData;
  /** What the picture shows; "" when it only decorates. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For the one picture of the first view: loaded at once and first. */
  priority?: boolean;
  className?: string;
}

/**
 * A responsive picture with no script of its own. `GatsbyImage` does the same with `react-dom/server` in the browser:
 * 62 KB gzip on every page (gatsbyjs/gatsby#37281).
 */
export function Picture({ image, alt, sizes, priority = false, className }: PictureProps) {
  const { sources = [], fallback } = image.images;
  return (
    <picture className={className ?? styles.picture}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "auto" : "async"}
      />
    </picture>
  );
}
