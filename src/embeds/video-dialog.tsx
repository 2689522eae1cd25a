import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../components/icon";
import * as styles from "./video-dialog.module.css";

interface VideoDialogProps {
  title: string;
  /** Where the video can be seen outside. */
  url: string;
  /** What the frame shows. */
  frame: string;
  /** Called when it has been closed, by whatever means; then it must be taken away, and its frame with it. */
  onClose: () => void;
}

/** A video over the page. Its third party is asked for nothing before it stands there, and nothing of it stays behind. */
export function VideoDialog({ title, url, frame, onClose }: VideoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLoading, setLoading] = useState(true);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    // A frame costs as much as all else here: on a slow phone the dialog would answer after 150 ms instead of 80.
    let afterPaint: ReturnType<typeof setTimeout>;
    let paint = requestAnimationFrame(() => {
      // The first picture is still being drawn when its own animation frame is over; by the next it stands there.
      paint = requestAnimationFrame(() => {
        afterPaint = setTimeout(() => setPainted(true));
      });
    });
    return () => {
      cancelAnimationFrame(paint);
      clearTimeout(afterPaint);
    };
  }, []);

  // The second press of a double click opens nothing and closes nothing.
  function closeFromBeside({ target, currentTarget, detail }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget && detail < 2) currentTarget.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape and the close button
    <dialog
      ref={dialog}
      aria-label={title}
      onClick={closeFromBeside}
      onClose={onClose}
      className={styles.dialog}
    >
      <div className={styles.content}>
        <form method="dialog" className={styles.bar}>
          <button type="submit" aria-label="Close video" className={styles.close}>
            <Icon name="close" />
          </button>
        </form>
        <div className={styles.stage}>
          <p role="status">{isLoading && "Loading the video…"}</p>
          {isPainted && (
            <iframe
              title={title}
              src={frame}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
              onLoad={() => setLoading(false)}
              className={styles.frame}
            />
          )}
        </div>
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
