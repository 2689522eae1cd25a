import type { GatsbyBrowser } from "gatsby";

/**
 * Gatsby's onInitialClientRender. The event makes src/gatsby/html/deferred-script-loader.ts replay the clicks
 * that came before hydration.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event("hydrated"));
};
