import { type ToggleEvent, useEffect, useRef } from "react";
import { afterPaint } from "../utils/after-paint";
import { holdAllBut } from "../utils/over-page";

/**
 * The attributes of a dialog that lies over the page, which is held behind it: inert, and still (src/styles/base.css).
 * `showModal` holds it before it draws the dialog, and browsers then style every element of the page anew; here the
 * dialog is drawn first.
 */
export function useOverPage() {
  const letGo = useRef<() => void>(undefined);
  useEffect(() => () => letGo.current?.(), []);

  // Before the dialog goes, so that what had the focus can have it back.
  function onBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLDialogElement>) {
    letGo.current?.();
    letGo.current = undefined;
    if (newState === "closed") return;
    letGo.current = afterPaint(() => {
      letGo.current = holdAllBut(currentTarget);
    });
  }

  return { popover: "auto", onBeforeToggle } as const;
}
