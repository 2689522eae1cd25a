/** Stands for a library that nothing here uses; see src/build/webpack.ts. */
export {};
