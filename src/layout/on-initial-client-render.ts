import type { GatsbyBrowser } from "gatsby";

/**
 * Gatsby's onInitialClientRender. The event makes src/elements/app/ repeat what was pressed before hydration.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event("hydrated"));
};
