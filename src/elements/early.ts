import { calmName } from "../browser/calm";
import { getLocalItem } from "../browser/session-storage";
import { explainFailures } from "./app/explain-failure";

/** How long a page that is loaded may still take for its first paint, in milliseconds. */
const paintTimeout = 200;

/**
 * Runs in the `<head>` of every page, before anything is shown; the build puts it there. It marks the page as one
 * with JavaScript, and turns calm mode on for visitors who chose it earlier. `@media (scripting)` would do the first,
 * but Safari before 17 does not support it.
 */
const page = document.documentElement;
page.dataset.script = "";
if (getLocalItem(calmName)) page.dataset.calm = "";

// The page's own script repeats what the visitor presses before it runs.
for (const type of ["pointerdown", "click", "submit"])
  addEventListener(
    type,
    (event) => {
      if (page.dataset.script !== "") return;
      window.earlyPress = event;
      if (type === "submit") event.preventDefault();
    },
    true,
  );

explainFailures();

// The page's own script is requested once the page has been painted, because a `defer` script runs before that and
// delays the first paint: see docs/performance.md.
addEventListener("DOMContentLoaded", () => {
  new PerformanceObserver(requestScript).observe({ type: "paint", buffered: true });
});
// For a page that is loaded but not shown yet, in another tab or in advance.
addEventListener("load", () => setTimeout(requestScript, paintTimeout));

function requestScript(): void {
  const template = document.getElementById("site-script");
  if (template instanceof HTMLTemplateElement) template.replaceWith(template.content);
}
