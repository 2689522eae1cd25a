import "./calm-switch";
import "./closure-notices";
import "./drifting-pictures";
import "./form-panel";
import "./hover-menus";
import "./menu-drawer";
import "./moving-row";
import "./offline-notice";
import "./open-status";
import "./video-opener";
import { loadAnalytics, reportView } from "../browser/analytics";
import { attempt } from "../browser/attempt";
import { cacheForOffline, registerServiceWorker } from "../browser/register-service-worker";
import { whenShown } from "../browser/when-shown";
import { watchLiveParts } from "./app/live-parts";
import { repeatEarlyPress } from "./early-press";
import { scrollToFirstHash } from "./first-hash";
import { handleLinks } from "./links";
import { revealOnScroll } from "./reveal-on-scroll";

/**
 * The script of every page. It is small and needs no library: what a reader uses works with it alone. React starts
 * only when the visitor turns to a part of the page that needs it. gatsby-browser.tsx sends `page-changed` when React
 * has then shown another page in this document.
 */
function start(): void {
  watchLiveParts();
  handleLinks();
  attempt(reveal);
  whenShown(() => {
    attempt(scrollToFirstHash);
    attempt(reportView);
    attempt(loadAnalytics);
    attempt(registerServiceWorker);
  });
  document.addEventListener("page-changed", () => {
    attempt(reveal);
    attempt(reportView);
    attempt(cacheForOffline);
  });
  attempt(repeatEarlyPress);
}

let revealing = new AbortController();

function reveal(): void {
  revealing.abort();
  revealing = new AbortController();
  revealOnScroll(document.body, revealing.signal);
}

start();
