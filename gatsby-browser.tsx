import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/print.css";
import "./src/styles/utilities.css";
import "./src/styles/calm.css";

export { onClientEntry, shouldUpdateScroll } from "./src/layout/location-hash";
export { onInitialClientRender, replaceHydrateFunction } from "./src/layout/replace-hydrate-function";
export { wrapPageElement } from "./src/layout/wrap-page-element";

if (process.env.NODE_ENV === "development") {
  // In the built site, pages load these themselves: see src/gatsby/html/site-script.ts.
  import("./src/elements/early").then(() => import("./src/elements/main"));
  import("./src/gatsby/develop/error-overlay").then(({ showErrorOverlay, quietErrors }) => {
    showErrorOverlay();
    if (process.env.GATSBY_EDITING) quietErrors();
  });
  // The page is empty until React has rendered it.
  document.addEventListener("hydrated", () => {
    import("./src/gatsby/develop/live-page").then(({ catchUp, showPageLanguage }) => {
      catchUp();
      showPageLanguage();
    });
  });
}
