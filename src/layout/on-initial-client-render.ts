import type { GatsbyBrowser } from "gatsby";

/** Gatsby's onInitialClientRender: what was pressed too early is done again by the loader, src/gatsby/html/deferred-script-loader.ts. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event("hydrated"));
};
