interface Places {
  readonly chunkGraph: { getModuleChunks(module: object): readonly { readonly name?: string | null }[] };
}

/** The group of webpack's `splitChunks` in which Gatsby gathers all styles of a site into one sheet. */
export interface StylesGroup {
  test(module: object, places: Places): boolean;
}

/**
 * Leaves out of the sheet that is in every page what only parts are dressed in that load late, such as the calendar:
 * it loads with their script, and they show once both are there.
 */
export function excludeAsyncCss(group: StylesGroup): void {
  const isStyle = group.test;
  group.test = (module, places) =>
    isStyle(module, places) && places.chunkGraph.getModuleChunks(module).some(isPage);
}

/** Whether a chunk is the frame or a page; those of late parts have no name. */
function isPage({ name }: { name?: string | null }): boolean {
  return typeof name === "string";
}
