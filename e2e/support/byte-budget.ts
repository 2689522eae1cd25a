/** What a page may weigh on a phone: compressed bytes with headers; the styles, which are in the page, not compressed. */
export const byteBudget = {
  /** The first load of Home, with its large pictures, and of any other page. */
  home: 130_000,
  page: 145_000,
  /** The script of a page that is only read. */
  script: 7_400,
  style: 48_000,
};

/**
 * The bytes that the first load of a page may take.
 * @param route the path of the English page
 */
export function firstLoadBudget(route: string): number {
  return route === "/" ? byteBudget.home : byteBudget.page;
}
