/** Replaces Slick's ResizeObserver polyfill with the browser's own: see src/gatsby/webpack/webpack.ts. */
export default globalThis.ResizeObserver;
