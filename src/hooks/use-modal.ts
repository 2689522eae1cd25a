import { type RefObject, type ToggleEvent, useEffect, useRef } from "react";
import { afterPaint } from "../browser/after-paint";
import { isModalOpen, makeRestInert } from "../browser/modal";

/**
 * Props for a `<dialog>` that opens as a popover and is made modal by hand: after the next paint, the rest of
 * the page becomes `inert`, and src/styles/base.css stops it from scrolling. `showModal` makes the page inert
 * before it paints the dialog, which forces a style recalculation of the whole page first. See
 * docs/performance.md.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>) {
  const undo = useRef<() => void>(undefined);
  useEffect(() => {
    // `popovertarget` may have opened the dialog before hydration.
    if (ref.current && isModalOpen(ref.current)) makeInertAfterPaint(ref.current, undo);
    return () => undo.current?.();
  }, [ref]);

  // Runs before the dialog closes, because the browser can return focus only to an element that is not inert.
  function onBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLDialogElement>) {
    if (newState === "open") {
      makeInertAfterPaint(currentTarget, undo);
      return;
    }
    undo.current?.();
    undo.current = undefined;
  }

  return { ref, popover: "auto", onBeforeToggle } as const;
}

function makeInertAfterPaint(dialog: HTMLDialogElement, undo: RefObject<(() => void) | undefined>): void {
  undo.current ??= afterPaint(() => {
    undo.current = makeRestInert(dialog);
  });
}
