import "./age-choice";
import "./calm-switch";
import "./dated-notices";
import "./drifting-pictures";
import "./form-panel";
import "./hover-menus";
import "./menu-drawer";
import "./moving-row";
import "./offline-notice";
import "./open-status";
import "./video-opener";
import { loadAnalytics, reportViews } from "../browser/analytics";
import { attempt } from "../browser/attempt";
import { registerServiceWorker } from "../browser/register-service-worker";
import { removeEnded } from "../browser/session-storage";
import { whenShown } from "../browser/when-shown";
import { watchLiveParts } from "./app/live-parts";
import { repeatEarlyPress } from "./early-press";
import { scrollToFirstHash } from "./first-hash";
import { handleLinks } from "./links";
import { revealOnScroll } from "./reveal-on-scroll";
import { forgetClearedForms } from "./stored-parts";

/**
 * Starts the script of every page. It is small and needs no library: what a reader uses works with it alone. React starts
 * only when the visitor turns to a part of the page that needs it.
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
