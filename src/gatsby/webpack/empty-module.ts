/** Stands for a library that nothing here uses; see src/gatsby/webpack/webpack.ts. */
export {};
