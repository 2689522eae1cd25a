/**
 * Inline `<head>` script, identical on every page (one CSP hash). On a fresh navigation without a hash it
 * sets `data-defer-layout`, which lets src/layout/layout.module.css skip layout of off-screen sections until
 * after the first paint (see docs/performance.md); deferred-script-loader.ts then removes the attribute.
 * Reloads, back/forward navigations and `#anchors` do not get it, because restoring the scroll position needs
 * a full layout.
 */
export const deferLayoutScript = `performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&(document.documentElement.dataset.deferLayout="")`;
