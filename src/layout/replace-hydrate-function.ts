import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, type HydrationOptions, hydrateRoot } from "react-dom/client";
import { watchPageState } from "./page-state";
import { restorePage, saveServerHtml } from "./server-html";
import { followMovedText } from "./text-selection";

/**
 * Gatsby's replaceHydrateFunction. Hydrates in a transition, so that React yields to the browser in between
 * and does not block input (see docs/performance.md). In the live view the root is empty: nothing to hydrate
 * or to recover.
 */
export const replaceHydrateFunction = () => (page: ReactNode, container: Element) => {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, page, recovery(container));
    else createRoot(container).render(page);
  });
};

/**
 * The hydration options that handle errors. After an error that no boundary catches, React would leave an
 * empty page, without even the phone number, so the server-rendered page is restored. After an error during
 * hydration, React renders the whole page again. In both cases, and when one section is restored, the visitor
 * finds everything as it was.
 * @param container contains the server-rendered page
 */
function recovery(container: Element): HydrationOptions {
  saveServerHtml(container);
  followMovedText(container);
  const restoreState = watchPageState(container);
  container.addEventListener("without-script", restoreState);
  return {
    onUncaughtError(error) {
      restorePage(container);
      reportError(error);
    },
    onRecoverableError(error) {
      restoreState();
      reportError(error);
    },
  };
}

/**
 * Gatsby's onInitialClientRender. The event makes src/elements/app/ repeat what was pressed before hydration.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event("hydrated"));
};
