import type { GatsbyBrowser } from "gatsby";
import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/utilities.css";
import "./src/styles/calm.css";
import { attempt } from "./src/browser/attempt";
import { registerServiceWorker } from "./src/browser/register-service-worker";
import { reportRoute } from "./src/embeds/analytics";
import { scrollToHash } from "./src/layout/scroll-restoration";
import { removeStructuredData } from "./src/seo/remove-structured-data";

export { onInitialClientRender } from "./src/layout/on-initial-client-render";
export { replaceHydrateFunction } from "./src/layout/replace-hydrate-function";
export { onClientEntry, shouldUpdateScroll } from "./src/layout/scroll-restoration";
export { wrapPageElement } from "./src/layout/wrap-page-element";

if (process.env.NODE_ENV === "development") {
  import("./src/gatsby/develop/error-overlay").then(({ showErrorOverlay }) => showErrorOverlay());
}

/** Gatsby's onRouteUpdate: updates structured data, scroll position, analytics and the service worker. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // Gatsby calls this during React's commit, so an uncaught error would unmount the page.
  if (prevLocation && prevLocation.pathname !== location.pathname) attempt(removeStructuredData);
  attempt(() => scrollToHash(location, prevLocation));
  attempt(() => reportRoute(location, prevLocation));
  attempt(() => registerServiceWorker(prevLocation === null));
};
