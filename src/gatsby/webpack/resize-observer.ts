/** The browser's own, which Slick takes for its polyfill; see src/gatsby/webpack/webpack.ts. */
export default globalThis.ResizeObserver;
