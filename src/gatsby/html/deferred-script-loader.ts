/**
 * The script in the pages themselves beside early-calm.ts and early-arrival.ts, the same in all of them so that one hash
 * serves them all in a policy. It lets what lies in the template start when the page has loaded, is painted and the
 * browser is idle, a second and a half after the load at the latest, or at the first press or key.
 * A press on what needs script, marked `data-replay-click`, is done again once the page is alive (`hydrated`, sent by
 * src/layout/on-initial-client-render.ts).
 * What early-arrival.ts held back is laid out while the scripts are fetched, a part of what is `data-defer-children` in each idle
 * moment: in one go it took 30 to 35 ms. At a touch, or when the page is alive first, the rest comes at once.
 * When a script does not come, or fails before the page is hydrated, or a press has waited for ten seconds, the page says
 * what it says where there is no script (`without-script`, which src/layout/server-html.ts sends too, for a part of it):
 * what would do nothing is gone, but for a form that somebody has begun to fill in.
 * Gatsby reads the three names that it sets; its list of chunks is for its own prefetching, which
 * src/components/page-link.tsx has replaced.
 */
export const deferredScriptLoader = `(() => {
const { content, dataset } = document.getElementById("late-scripts");
const { dataset: page } = document.documentElement;
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
function startByItself() {
  start();
  layOut(document.querySelectorAll("[data-defer-children]>:nth-of-type(n+3),footer").values());
}
function startAtTouch() {
  delete page.deferLayout;
  start();
}
function startWhenIdle(paints) {
  if (paints.getEntriesByName("first-contentful-paint").length > 0) whenIdle(startByItself);
}
function layOut(parts) {
  const { value: part } = parts.next();
  if (!part) delete page.deferLayout;
  if (!("deferLayout" in page)) return;
  part.style.contentVisibility = "visible";
  part.getBoundingClientRect();
  whenIdle(() => layOut(parts));
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
  delete page.deferLayout;
  for (const one of missed) if (one.isConnected) one.requestSubmit ? one.requestSubmit() : one.click();
}
for (const touch of ["pointerdown", "keydown", "click"]) addEventListener(touch, startAtTouch, { capture: true, signal });
addEventListener("click", keepClick, { capture: true, signal });
addEventListener("submit", keepSubmit, { capture: true, signal });
addEventListener("pageshow", () => {
  new PerformanceObserver(startWhenIdle).observe({ type: "paint", buffered: true });
  setTimeout(startByItself, 1500);
}, { signal });
addEventListener("error", noteFailure, { capture: true, signal });
addEventListener("unhandledrejection", () => giveUpIn(2000), { signal });
document.addEventListener("without-script", showWithoutScript);
document.addEventListener("hydrated", replay, { once: true });
})()`;
