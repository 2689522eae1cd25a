import { attempt } from "../../browser/attempt";
import { getItem, removeItem, setItem } from "../../browser/session-storage";
import { whenShown } from "../../browser/when-shown";

/** Marks a part that does not work, in which a form can't be sent. */
const failedPart = "[data-failed]";

/** What does nothing without React, and says nothing: the squares of a communication board can be pointed to. A form stays. */
const needsReact =
  ".requires-js:not([type=submit],[type=reset]),[role=search],button[data-replay-click]:not([data-replay-click=shown])";

/** Hides what does nothing without React in a part of the page, except what the visitor has typed into. */
function showWithoutScript(part: Element): void {
  for (const panel of part.querySelectorAll<HTMLElement>("details[open]")) panel.dataset.ready = "";
  for (const control of part.querySelectorAll<HTMLElement>(needsReact))
    if (!isBegun(control)) control.remove();
}

function isBegun(control: HTMLElement): boolean {
  return [...control.querySelectorAll("input")].some(({ value }) => value !== "");
}

/** Why a script of the site did not load, or did not work. */
type Cause = "connection" | "changed" | "stopped";

/** How long the website may be silent, in milliseconds: longer than the service worker waits before it shows a stored page. */
const silence = 5_000;
/** How the service worker marks a stored page: at its start, because this text is in every page too. */
const storedPage = /^[^>]*>\s*<html data-stored/;

/**
 * Asks the website why scripts of this page do not work: it does not answer; it is another build than this page is from; or it has
 * both page and scripts, so something in the browser or in our code has stopped them. `navigator.onLine` only knows about the device's
 * own network.
 * @param build the hash of the build that this page is from
 * @param scripts URLs of scripts that did not load
 */
async function findCause(build: string | undefined, scripts: readonly string[]): Promise<Cause> {
  const page = await ask(location.pathname, "GET");
  if (!page || page.status >= 500 || storedPage.test(page.text)) return "connection";
  if (!page.text.includes(build ?? "")) return "changed";
  const answers = await Promise.all(scripts.map((script) => ask(script, "HEAD")));
  return answers.some((answer) => answer?.status === 404) ? "changed" : "stopped";
}

/** Returns undefined if there is no whole answer in time. */
async function ask(url: string, method: string): Promise<{ status: number; text: string } | undefined> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), silence);
  try {
    const response = await fetch(url, { method, cache: "no-store", signal: late.signal });
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

const storageName = "kept-fields";
/** The state of a field that a visitor can change. */
type State = readonly [value: string, isChecked: boolean];
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps what is typed, ticked and chosen on this page until it is loaded again. A browser does not keep fields with `autocomplete=off`. */
export function keepFields(): void {
  const states = [...fields()].map(([key, field]): [string, State] => [key, [field.value, isChecked(field)]]);
  setItem(storageName, JSON.stringify({ path: location.pathname, states: Object.fromEntries(states) }));
}

/** Puts the kept states back into the fields of this page, shows these, and keeps nothing any longer. */
export function putFieldsBack(): void {
  const kept = getItem(storageName);
  if (!kept) return;
  const { path, states } = JSON.parse(kept) as { path: string; states: Record<string, State> };
  if (path !== location.pathname) return;
  for (const [key, field] of fields()) {
    const [value = field.value, checked = false] = states[key] ?? [];
    if (value === field.value && checked === isChecked(field)) continue;
    field.value = value;
    if (field instanceof HTMLInputElement) field.checked = checked;
    const fold = field.closest("details");
    if (fold) fold.open = true;
  }
  removeItem(storageName);
}

/** The fields that a visitor fills in, each with a key that it also has in another build: its name, and which of that name it is. */
function* fields(): Generator<readonly [key: string, field: Field]> {
  const counts = new Map<string, number>();
  for (const field of document.querySelectorAll<Field>("input:not([readonly],[type=file]),textarea,select")) {
    const name = `${field.type} ${field.name} ${field.id}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    yield [`${name} ${count}`, field];
  }
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

/**
 * Says why a part of the page does not work (src/layout/offline-notice.tsx has the words), and lets the visitor load the page
 * again without losing what they typed. It runs in the `<head>`, since every other script may be the one that is missing.
 *
 * A part fails with the event `without-script` on it: see live-parts.ts and src/layout/server-html.ts.
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
    // The field that has the focus stays visible, above the notice.
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
