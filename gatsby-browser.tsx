import type { GatsbyBrowser } from "gatsby";
import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/utilities.css";
import "./src/styles/calm.css";
import { reportRoute } from "./src/embeds/analytics";
import { scrollToHash } from "./src/layout/scrolling";
import { dropFirstPageFacts } from "./src/seo/first-page-facts";
import { attempt } from "./src/utils/attempt";
import { keepForOffline } from "./src/utils/keep-for-offline";

export { replaceHydrateFunction } from "./src/layout/hydrate";
export { onInitialClientRender } from "./src/layout/hydrated";
export { onClientEntry, shouldUpdateScroll } from "./src/layout/scrolling";
export { wrapPageElement } from "./src/layout/wrap-page-element";
export { wrapRootElement } from "./src/layout/wrap-root-element";

if (process.env.NODE_ENV === "development") {
  import("./src/build/develop/show-faults").then(({ showContentFaults }) => showContentFaults());
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // Gatsby calls this while React shows the page: an error would take the page away.
  if (prevLocation && prevLocation.pathname !== location.pathname) attempt(dropFirstPageFacts);
  attempt(() => scrollToHash(location, prevLocation));
  attempt(() => reportRoute(location, prevLocation));
  attempt(() => keepForOffline(prevLocation === null));
};
