import { type RefObject, type ToggleEvent, useEffect, useRef } from "react";
import { afterPaint } from "../browser/after-paint";
import { isModalOpen, makeRestInert } from "../browser/modal";

/**
 * The attributes of a dialog that lies over the page, which is held behind it: inert, and still (src/styles/base.css).
 * `showModal` holds it before it draws the dialog, and browsers then style every element of the page anew; here the
 * dialog is drawn first.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>) {
  const letGo = useRef<() => void>(undefined);
  useEffect(() => {
    // Opened before the scripts were there to see it.
    if (ref.current && isModalOpen(ref.current)) holdBehind(ref.current, letGo);
    return () => letGo.current?.();
  }, [ref]);

  // Before the dialog goes, so that what had the focus can have it back.
  function onBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLDialogElement>) {
    if (newState === "open") {
      holdBehind(currentTarget, letGo);
      return;
    }
    letGo.current?.();
    letGo.current = undefined;
  }

  return { ref, popover: "auto", onBeforeToggle } as const;
}

function holdBehind(dialog: HTMLDialogElement, letGo: RefObject<(() => void) | undefined>): void {
  letGo.current ??= afterPaint(() => {
    letGo.current = makeRestInert(dialog);
  });
}
