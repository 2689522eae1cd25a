import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Icon } from "./icon";
import { Picture } from "./picture";
import * as styles from "./video-link.module.css";

interface VideoLinkProps {
  /** What the video shows; with it begins the name of the link. */
  title: string;
  url: string;
  picture: IGatsbyImageData | null | undefined;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
}

/** A video's picture with a play mark; leads to the video. */
export function VideoLink({ title, url, picture, sizes }: VideoLinkProps) {
  return (
    <a href={url} target="_blank" rel="noopener" className={styles.video}>
      <Picture image={picture} alt={title} sizes={sizes} className={styles.picture} />
      <span className={styles.mark}>
        <Icon name="play" />
      </span>
      <span className="visually-hidden">Play the video (opens in a new tab)</span>
    </a>
  );
}
