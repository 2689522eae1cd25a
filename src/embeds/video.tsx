import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type ReactNode, useRef, useState } from "react";
import { Icon } from "../components/icon";
import { Picture } from "../components/picture";
import { useIsHydrated } from "../hooks/use-is-hydrated";
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
 * A video's picture with a play mark. It opens the video in a dialog; before hydration, or if the video
 * cannot be embedded, it links to the video.
 */
export function Video({ title, url, picture, sizes }: VideoProps) {
  const frame = videoFrameAddress(url);
  return (
    <div className={styles.video}>
      {/* The overlaid button or link has the accessible name. */}
      <Picture image={picture} alt="" sizes={sizes} className={styles.picture} />
      {useIsHydrated() && frame ? (
        <Opener title={title} url={url} frame={frame} />
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={`${title} Play the video (opens in a new tab)`}
          className={styles.opener}
        >
          {mark}
        </a>
      )}
    </div>
  );
}

/**
 * The button that overlays the picture, and its dialog. The button replaces the link after hydration without
 * a change to the picture.
 */
function Opener({ title, url, frame }: { title: string; url: string; frame: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isPlaying, setPlaying] = useState(false);

  function open() {
    dialog.current?.showModal();
    // Safari 16 focuses nothing here.
    dialog.current?.querySelector("button")?.focus();
    // The player is expensive, so it is added after the dialog has been painted. See docs/performance.md.
    requestAnimationFrame(() => setTimeout(() => setPlaying(dialog.current?.open === true)));
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${title} Play the video`}
        onClick={open}
        className={styles.opener}
      >
        {mark}
      </button>
      <VideoDialog
        ref={dialog}
        title={title}
        url={url}
        frame={frame}
        isPlaying={isPlaying}
        onClose={() => setPlaying(false)}
      />
    </>
  );
}

const mark: ReactNode = (
  <span className={styles.mark}>
    <Icon name="play" />
  </span>
);
