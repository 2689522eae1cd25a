import { attempt } from "../../browser/attempt";
import { whenShown } from "../../browser/when-shown";
import { findCause } from "./find-cause";
import { keepFields, putFieldsBack } from "./kept-fields";
import { showWithoutScript } from "./without-script";

/** Marks a part that does not work, in which a form can't be sent. */
const failedPart = "[data-failed]";

/**
 * Says why a part of the page does not work (src/layout/load-failure.tsx has the words), and lets the visitor load the page
 * again without losing what they typed. It runs in the `<head>`, since every other script may be the one that is missing.
 *
 * A part fails with the event `without-script` on it: see failure.ts and src/layout/server-html.ts.
 */
export function explainFailures(): void {
  const missing = new Set<string>();
  let isHydrated = false;

  document.addEventListener("without-script", ({ target }) => {
    if (target instanceof HTMLElement) {
      target.dataset.failed = "";
      showWithoutScript(target);
    }
    void explain();
  });
  document.addEventListener("hydrated", () => {
    isHydrated = true;
    delete document.body.dataset.failed;
    hideIfWhole();
  });
  addEventListener(
    "error",
    ({ target, filename }: ErrorEvent) => {
      const script = target instanceof HTMLScriptElement ? target.src : (filename ?? "");
      const isSiteScript = script.includes("/site-");
      if (target instanceof HTMLScriptElement && isOwn(target)) missing.add(script);
      else if (!isSiteScript) return;
      if (isSiteScript) delete document.documentElement.dataset.script;
      // A part that React loads later has a message of its own, and can be tried again.
      (isHydrated ? document : document.body).dispatchEvent(new Event("without-script", { bubbles: true }));
    },
    true,
  );
  // On the document: this event never reaches the window.
  document.addEventListener(
    "load",
    ({ target }) => target instanceof HTMLScriptElement && missing.delete(target.src) && hideIfWhole(),
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      if (!(event.target instanceof Element && event.target.closest(failedPart))) return;
      event.preventDefault();
      notice()?.focus();
    },
    true,
  );
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("[data-reload]"))) return;
    attempt(keepFields);
    location.reload();
  });
  addEventListener("DOMContentLoaded", () => whenShown(() => attempt(putFieldsBack)));

  async function explain(): Promise<void> {
    const build = document.querySelector<HTMLElement>("#late-scripts")?.dataset.compilation;
    const cause = await findCause(build, [...missing]);
    const shown = notice();
    if (!shown || isWhole()) return;
    for (const words of shown.querySelectorAll<HTMLElement>("[data-cause]"))
      words.hidden = words.dataset.cause !== cause;
    shown.hidden = false;
    // The field that has the focus stays in sight, above the notice.
    document.documentElement.style.scrollPaddingBlockEnd = `${innerHeight - shown.getBoundingClientRect().top}px`;
    document.activeElement?.scrollIntoView({ block: "nearest" });
  }

  function isWhole(): boolean {
    return missing.size === 0 && !document.querySelector(failedPart);
  }

  function hideIfWhole(): void {
    const shown = notice();
    if (!shown || !isWhole()) return;
    shown.hidden = true;
    document.documentElement.style.scrollPaddingBlockEnd = "";
  }
}

const notice = () => document.querySelector<HTMLElement>("#load-failure");
const isOwn = ({ src }: HTMLScriptElement) => src.startsWith(location.origin);
