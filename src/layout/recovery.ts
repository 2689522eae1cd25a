import type { HydrationOptions } from "react-dom/client";
import { restorePage, saveServerHtml } from "./server-html";
import { saveTypedText } from "./typed-text";

/**
 * The hydration options that handle errors. After an error that no boundary catches, React would leave an
 * empty page, without even the phone number, so the server-rendered page is restored. After an error during
 * hydration, React renders the whole page again, so the text that was typed before is put back.
 * @param container contains the server-rendered page
 */
export function recovery(container: Element): HydrationOptions {
  saveServerHtml(container);
  const restoreTypedText = saveTypedText(container);
  container.addEventListener("without-script", restoreTypedText);
  return {
    onUncaughtError(error) {
      restorePage(container);
      reportError(error);
    },
    onRecoverableError(error) {
      restoreTypedText();
      reportError(error);
    },
  };
}
