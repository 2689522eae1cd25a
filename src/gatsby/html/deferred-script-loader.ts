/**
 * Inline script at the end of every page. It is the same on all pages, so one hash in the Content Security
 * Policy covers it. It runs the deferred scripts in `<template id="late-scripts">` once the page has loaded,
 * painted and gone idle, at most 1.5 s after load, or on the first pointer or key event.
 *
 * - Replay: clicks on `data-replay-click` elements and submits of such forms before hydration are recorded,
 *   and repeated when src/layout/on-initial-client-render.ts sends `hydrated`.
 * - Fallback: if one of our scripts fails to load or throws before hydration, or a recorded click has waited
 *   for 10 s, the page switches to its no-script version: `<noscript>` content appears, and controls that
 *   need JavaScript are removed, except forms that the visitor has started to fill in.
 *   src/layout/server-html.ts sends the same event, `without-script`, for one part of a page.
 *
 * Gatsby reads the three globals. Its chunk mapping is empty because only Gatsby's own prefetching uses it,
 * which src/components/page-link.tsx replaces.
 */
export const deferredScriptLoader = `(() => {
const { content, dataset } = document.getElementById("late-scripts");
const whenIdle = window.requestIdleCallback ?? setTimeout;
const waiting = new AbortController();
const { signal } = waiting;
const missed = new Set();
const needsScript = "button[data-replay-click],input[data-replay-click]" + ("popover" in HTMLElement.prototype ? "" : ",button[popovertarget]");
const needsRunning = ".requires-js,[role=search],form[action],[type=submit],button[data-replay-click]";
let hasStarted = false;
function start() {
  if (hasStarted) return;
  hasStarted = true;
  window.pagePath = location.pathname.replace(/\\/(index\\.html)?$/, "") || "/";
  window.___chunkMapping = {};
  window.___webpackCompilationHash = dataset.compilation;
  document.body.append(document.importNode(content, true));
}
function startWhenIdle(paints) {
  if (paints.getEntriesByName("first-contentful-paint").length > 0) whenIdle(start);
}
function keepClick({ target }) {
  const control = target.closest(needsScript);
  if (control) miss(control);
}
function keepSubmit(event) {
  if (!event.target.matches("form[data-replay-click]")) return;
  event.preventDefault();
  miss(event.target);
}
function miss(control) {
  missed.add(control);
  giveUpIn(10000);
}
function giveUpIn(wait) {
  setTimeout(giveUp, wait);
}
function giveUp() {
  if (!signal.aborted) document.body.dispatchEvent(new Event("without-script", { bubbles: true }));
}
function noteFailure({ target, filename }) {
  if (target.localName === "script" && target.src.startsWith(location.origin)) giveUp();
  if (filename?.startsWith(location.origin) && filename.endsWith(".js")) giveUpIn(2000);
}
function isBegun({ elements = [] }) {
  return [...elements].some((field) => "defaultValue" in field && field.value !== field.defaultValue);
}
function showWithoutScript({ target }) {
  for (const words of target.querySelectorAll("noscript")) words.outerHTML = words.textContent;
  for (const panel of target.querySelectorAll("details[open]")) panel.dataset.ready = "";
  for (const part of target.querySelectorAll(needsRunning)) if (!isBegun(part)) part.remove();
}
function replay() {
  waiting.abort();
  for (const one of missed) if (one.isConnected) one.requestSubmit ? one.requestSubmit() : one.click();
}
for (const touch of ["pointerdown", "keydown", "click"]) addEventListener(touch, start, { capture: true, signal });
addEventListener("click", keepClick, { capture: true, signal });
addEventListener("submit", keepSubmit, { capture: true, signal });
addEventListener("pageshow", () => {
  new PerformanceObserver(startWhenIdle).observe({ type: "paint", buffered: true });
  setTimeout(start, 1500);
}, { signal });
addEventListener("error", noteFailure, { capture: true, signal });
addEventListener("unhandledrejection", () => giveUpIn(2000), { signal });
document.addEventListener("without-script", showWithoutScript);
document.addEventListener("hydrated", replay, { once: true });
})()`;
