import { type MouseEvent, type RefObject, useEffect, useState } from "react";
import { afterPaint } from "../browser/after-paint";
import { closeModal } from "../browser/modal";
import { Icon } from "../components/icon";
import { useModal } from "../hooks/use-modal";
import * as styles from "./video-dialog.module.css";

interface VideoDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** The video's page on the provider's site. */
  url: string;
  /** The URL of the embedded player. */
  frame: string;
  isOpen: boolean;
  /** Called after the dialog has closed, however it was closed. */
  onClose: () => void;
}

/**
 * A dialog that plays a video. The third-party iframe is added only when it opens, and removed when it
 * closes.
 */
export function VideoDialog({ ref, title, url, frame, isOpen, onClose }: VideoDialogProps) {
  const [isLoading, setLoading] = useState(true);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    // Paint the dialog before adding the expensive iframe. See docs/performance.md.
    const cancel = afterPaint(() => setPainted(true));
    return () => {
      cancel();
      setPainted(false);
      setLoading(true);
    };
  }, [isOpen]);

  function close() {
    if (ref.current) closeModal(ref.current);
  }

  // Ignores the second click of a double click on the opener.
  function closeOnBackdrop({ target, currentTarget, detail }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget && detail < 2) close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have Escape and the close button
    <dialog
      {...useModal(ref)}
      aria-label={title}
      onClick={closeOnBackdrop}
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
