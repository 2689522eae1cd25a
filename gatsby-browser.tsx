import type { GatsbyBrowser } from "gatsby";
import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/utilities.css";
import "./src/styles/calm.css";
import { attempt } from "./src/browser/attempt";
import { scrollToHash } from "./src/layout/scroll-restoration";
import { removeStructuredData } from "./src/seo/remove-structured-data";

export { onInitialClientRender } from "./src/layout/on-initial-client-render";
export { replaceHydrateFunction } from "./src/layout/replace-hydrate-function";
export { onClientEntry, shouldUpdateScroll } from "./src/layout/scroll-restoration";
export { wrapPageElement } from "./src/layout/wrap-page-element";

if (process.env.NODE_ENV === "development") {
  // In the built site, pages load these themselves: see src/gatsby/html/site-script.ts.
  import("./src/elements/early").then(() => import("./src/elements/main"));
  import("./src/gatsby/develop/error-overlay").then(({ showErrorOverlay }) => showErrorOverlay());
}

/** Gatsby's onRouteUpdate: after a step to another page, updates structured data, scroll position and src/elements/. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  // Gatsby calls this during React's commit, so an uncaught error would unmount the page.
  if (prevLocation.pathname !== location.pathname) attempt(removeStructuredData);
  attempt(() => scrollToHash(location, prevLocation));
  document.dispatchEvent(new Event("page-changed"));
};
