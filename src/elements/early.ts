import { calmName } from "../browser/calm";
import { showWithoutScript } from "./app/without-script";

/**
 * Runs in the `<head>` of every page, before anything is shown; the build puts it there. It marks the page as one
 * with JavaScript, and turns calm mode on for visitors who chose it earlier. `@media (scripting)` would do the first,
 * but Safari before 17 does not support it.
 */
const page = document.documentElement;
page.dataset.script = "";
try {
  if (localStorage.getItem(calmName)) page.dataset.calm = "";
} catch {
  // Storage is blocked, so no choice can have been saved.
}

// The page's own script repeats what the visitor presses before it runs.
for (const type of ["pointerdown", "click", "submit"]) {
  const keep = (event: Event) => {
    window.earlyPress = event;
    if (type === "submit") event.preventDefault();
  };
  addEventListener(type, keep, true);
  addEventListener("DOMContentLoaded", () => removeEventListener(type, keep, true));
}

// If the page's own script fails to load or throws, the page becomes the one without JavaScript.
addEventListener(
  "error",
  ({ target, filename }: ErrorEvent) => {
    const source = target instanceof HTMLScriptElement ? target.src : (filename ?? "");
    if (!source.includes("/site-")) return;
    delete page.dataset.script;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", showAll);
    else showAll();
  },
  true,
);

function showAll(): void {
  showWithoutScript(document.body);
}
