import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Icon } from "../components/icon";
import { Picture } from "../components/picture";
import { videoFrameAddress } from "../shared/site/video-address";
import * as styles from "./video.module.css";
import { VideoDialog } from "./video-dialog";

interface VideoProps {
  /** What the video shows; the accessible name of the play button starts with it. */
  title: string;
  url: string;
  picture: IGatsbyImageData | null | undefined;
  /** The picture's displayed width, as in the `sizes` attribute. */
  sizes: string;
}

/**
 * A video's picture with a play mark. It opens the video in a dialog; without JavaScript, or if the video cannot be
 * embedded, it links to the video.
 */
export function Video({ title, url, picture, sizes }: VideoProps) {
  const frame = videoFrameAddress(url);
  const link = (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={`${title} Play the video (opens in a new tab)`}
      className={styles.opener}
    >
      {mark}
    </a>
  );
  return (
    <div className={styles.video}>
      {/* The overlaid button or link has the accessible name. */}
      <Picture image={picture} alt="" sizes={sizes} className={styles.picture} />
      {frame ? (
        <video-opener data-frame={frame}>
          {link}
          <button
            type="button"
            hidden
            aria-haspopup="dialog"
            aria-label={`${title} Play the video`}
            className={styles.opener}
          >
            {mark}
          </button>
          <VideoDialog title={title} url={url} />
        </video-opener>
      ) : (
        link
      )}
    </div>
  );
}

const mark = (
  <span className={styles.mark}>
    <Icon name="play" />
  </span>
);
