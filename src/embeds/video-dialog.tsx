import { type MouseEvent, type RefObject, useState } from "react";
import { Icon } from "../components/icon";
import * as styles from "./video-dialog.module.css";

interface PlayerProps {
  title: string;
  /** The URL of the embedded player. */
  frame: string;
}

interface VideoDialogProps extends PlayerProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** The video's page on the provider's site. */
  url: string;
  isPlaying: boolean;
  /** Called after the dialog has closed, however it was closed. */
  onClose: () => void;
}

/** A dialog that plays a video. The third-party iframe is there only while it plays. */
export function VideoDialog({ ref, title, url, frame, isPlaying, onClose }: VideoDialogProps) {
  // Ignores the second click of a double click on the opener.
  function closeOnBackdrop({ target, currentTarget, detail }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget && detail < 2) currentTarget.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have Escape and the close button
    <dialog
      ref={ref}
      aria-label={title}
      onClick={closeOnBackdrop}
      onClose={onClose}
      className={styles.dialog}
    >
      <div className={styles.content}>
        <button
          type="button"
          aria-label="Close video"
          onClick={() => ref.current?.close()}
          className={styles.close}
        >
          <Icon name="close" />
        </button>
        <div className={styles.stage}>{isPlaying && <Player title={title} frame={frame} />}</div>
        <p className={styles.wayOut}>
          If the video does not start,{" "}
          <a href={url} target="_blank" rel="noopener">
            open the video in a new tab
          </a>
          .
        </p>
      </div>
    </dialog>
  );
}

/** The provider's player, with a message until it has loaded. */
function Player({ title, frame }: PlayerProps) {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <p role="status">{isLoading && "Loading the video…"}</p>
      <iframe
        title={title}
        src={frame}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoading(false)}
        className={styles.frame}
      />
    </>
  );
}
