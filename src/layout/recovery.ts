import type { HydrationOptions } from "react-dom/client";
import { keepServerHtml, restorePage } from "./server-html";
import { keepTyped } from "./typed-text";

/**
 * What React does about errors. One that no boundary catches would leave an empty page, the phone number gone with it:
 * the page that the server sent comes back. After one while it hydrates, React draws the whole page again; what was
 * typed by then stays.
 * @param container the page as the server sent it
 */
export function recovery(container: Element): HydrationOptions {
  keepServerHtml(container);
  const putBackTyped = keepTyped(container);
  container.addEventListener("without-script", putBackTyped);
  return {
    onUncaughtError(error) {
      restorePage(container);
      reportError(error);
    },
    onRecoverableError(error) {
      putBackTyped();
      reportError(error);
    },
  };
}
