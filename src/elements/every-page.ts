import "./controls";
import "./dated-notices";
import "./moving-parts";
import "./menus";
import "./video-opener";
import { loadAnalytics, reportViews } from "../browser/analytics";
import { attempt } from "../browser/attempt";
import { registerServiceWorker } from "../browser/service-worker";
import { removeEnded } from "../browser/session-storage";
import { whenShown } from "../browser/when-shown";
import { watchLiveParts } from "./app/live-parts";
import { repeat } from "./app/presses";
import { handleLinks, scrollToFirstHash } from "./links";
import { revealOnScroll } from "./reveal-on-scroll";
import { forgetClearedForms } from "./stored-parts";

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
function repeatEarlyPress(): void {
  const { type, target } = window.earlyPress ?? {};
  if (!(target instanceof Element)) return;
  if (type === "submit" && target instanceof HTMLFormElement) repeat(target);
  target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  if (type === "click") target.closest<HTMLElement>("button[type=button]")?.click();
}

/**
 * Starts the script of every page. It is small and needs no library: what a reader uses works with it alone. React starts
 * only when the visitor uses a part of the page that needs it.
 */
export function start(): void {
  // From now on, early.ts no longer keeps what is pressed.
  document.documentElement.dataset.script = "started";
  watchLiveParts();
  handleLinks();
  forgetClearedForms();
  attempt(() => revealOnScroll(document.body));
  whenShown(() => {
    attempt(removeEnded);
    attempt(scrollToFirstHash);
    attempt(reportViews);
    attempt(loadAnalytics);
    attempt(registerServiceWorker);
  });
  attempt(repeatEarlyPress);
}
