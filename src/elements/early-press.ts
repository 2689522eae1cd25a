import { repeat } from "./app/presses";

declare global {
  interface Window {
    /** The latest press or submit from before the page's script ran, which early.ts keeps. */
    earlyPress?: Event;
  }
}

/**
 * Repeats what the visitor pressed before the page's script ran. Links, summaries and fields have done their part by
 * themselves.
 */
export function repeatEarlyPress(): void {
  const { type, target } = window.earlyPress ?? {};
  if (!(target instanceof Element)) return;
  if (type === "submit" && target instanceof HTMLFormElement) repeat(target);
  target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  if (type === "click") target.closest<HTMLElement>("button[type=button]")?.click();
}
