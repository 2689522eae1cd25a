/**
 * The script in the pages themselves beside early-calm.ts and early-arrival.ts, the same in all of them so that one hash
 * serves them all in a policy. It lets what lies in the template start when the page has loaded, is painted and the
 * browser is idle, a second and a half after the load at the latest, or at the first press or key.
 * A press on what needs script, marked `data-replay`, is done again once the page is alive (`hydrated`, sent by
 * src/layout/hydrated.ts).
 * What early-arrival.ts held back is laid out while the scripts are fetched, a part of what is `data-tall` in each idle
 * moment: in one go it took 30 to 35 ms. At a touch, or when the page is alive first, the rest comes at once.
 * Gatsby reads the three names that it sets; its list of chunks is for its own prefetching, which
 * src/components/page-link.tsx has replaced.
 */
export const lateLoader = `(() => {
const { content, dataset } = document.getElementById("late-scripts");
const { dataset: page } = document.documentElement;
const whenIdle = window.requestIdleCallback ?? setTimeout;
const waiting = new AbortController();
const { signal } = waiting;
const missed = new Set();
const needsScript = "button[data-replay],input[data-replay]" + ("popover" in HTMLElement.prototype ? "" : ",button[popovertarget]");
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
  layOut(document.querySelectorAll("[data-tall]>:nth-of-type(n+3),footer").values());
}
function startAtTouch() {
  delete page.arriving;
  start();
}
function startWhenIdle(paints) {
  if (paints.getEntriesByName("first-contentful-paint").length > 0) whenIdle(startByItself);
}
function layOut(parts) {
  const { value: part } = parts.next();
  if (!part) delete page.arriving;
  if (!("arriving" in page)) return;
  part.style.contentVisibility = "visible";
  part.getBoundingClientRect();
  whenIdle(() => layOut(parts));
}
function keepClick({ target }) {
  const control = target.closest(needsScript);
  if (control) missed.add(control);
}
function keepSubmit(event) {
  if (!event.target.matches("form[data-replay]")) return;
  event.preventDefault();
  missed.add(event.target);
}
function replay() {
  waiting.abort();
  delete page.arriving;
  for (const one of missed) one.requestSubmit ? one.requestSubmit() : one.click();
}
for (const touch of ["pointerdown", "keydown", "click"]) addEventListener(touch, startAtTouch, { capture: true, signal });
addEventListener("click", keepClick, { capture: true, signal });
addEventListener("submit", keepSubmit, { capture: true, signal });
addEventListener("pageshow", () => {
  new PerformanceObserver(startWhenIdle).observe({ type: "paint", buffered: true });
  setTimeout(startByItself, 1500);
}, { signal });
document.addEventListener("hydrated", replay, { once: true });
})()`;
