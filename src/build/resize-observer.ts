/** The browser's own, which Slick takes for its polyfill; see src/build/webpack.ts. */
export default globalThis.ResizeObserver;
