import { type MouseEvent, type RefObject, useEffect, useState } from "react";
import { afterPaint } from "../browser/after-paint";
import { closeModal } from "../browser/modal";
import { Icon } from "../components/icon";
import { useModal } from "../hooks/use-modal";
import * as styles from "./video-dialog.module.css";

interface VideoDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Where the video can be seen outside. */
  url: string;
  /** What the frame shows. */
  frame: string;
  isOpen: boolean;
  /** Called when it has been closed, by whatever means. */
  onClose: () => void;
}

/** A video over the page. Its third party is asked for nothing before it stands there, and nothing of it stays behind. */
export function VideoDialog({ ref, title, url, frame, isOpen, onClose }: VideoDialogProps) {
  const [isLoading, setLoading] = useState(true);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    // A frame costs as much as all else here: on a slow phone the dialog would answer after 150 ms instead of 80.
    const callOff = afterPaint(() => setPainted(true));
    return () => {
      callOff();
      setPainted(false);
      setLoading(true);
    };
  }, [isOpen]);

  function close() {
    if (ref.current) closeModal(ref.current);
  }

  // The second press of a double click opens nothing and closes nothing.
  function closeFromBeside({ target, currentTarget, detail }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget && detail < 2) close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape and the close button
    <dialog
      {...useModal(ref)}
      aria-label={title}
      onClick={closeFromBeside}
      onToggle={({ newState }) => newState === "closed" && onClose()}
      onClose={onClose}
      className={styles.dialog}
    >
      <div className={styles.content}>
        <button type="button" aria-label="Close video" onClick={close} className={styles.close}>
          <Icon name="close" />
        </button>
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
