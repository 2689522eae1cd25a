/** Replaces libraries that nothing here uses: see src/gatsby/webpack/webpack.ts. */
export {};
