interface Context {
  readonly chunkGraph: { getModuleChunks(module: object): readonly { readonly name?: string | null }[] };
}

/** The `splitChunks` group with which Gatsby combines all styles of the site into one style sheet. */
export interface StylesGroup {
  test(module: object, context: Context): boolean;
}

/**
 * Keeps CSS that only async chunks use (such as that of the calendar) out of the style sheet that is inlined
 * into every page. Webpack then loads it with its chunk, and the component shows once both have loaded.
 */
export function excludeAsyncCss(group: StylesGroup): void {
  const isStyle = group.test;
  group.test = (module, context) =>
    isStyle(module, context) && context.chunkGraph.getModuleChunks(module).some(isOfPages);
}

/** Whether a chunk is the app or a page. Async chunks have no name, or that of a part of a page. */
function isOfPages({ name }: { name?: string | null }): boolean {
  return name === "app" || name?.startsWith("component---") === true;
}
