import type { HydrationOptions } from "react-dom/client";
import { followMovedText } from "./moved-text";
import { watchPageState } from "./page-state";
import { restorePage, saveServerHtml } from "./server-html";

/**
 * The hydration options that handle errors. After an error that no boundary catches, React would leave an
 * empty page, without even the phone number, so the server-rendered page is restored. After an error during
 * hydration, React renders the whole page again. In both cases, and when one section is restored, the visitor
 * finds everything as it was.
 * @param container contains the server-rendered page
 */
export function recovery(container: Element): HydrationOptions {
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
