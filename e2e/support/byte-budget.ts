/** What a page may weigh on a phone: compressed bytes with headers; the styles, which are in the page, not compressed. */
export const byteBudget = {
  /** The first load of Home, with its large pictures, and of any other page. */
  home: 240_000,
  page: 220_000,
  /** The scripts of a first load. */
  script: 101_000,
  style: 40_000,
};

/** The bytes that the first load of a page may take. */
export function firstLoadBudget(route: string): number {
  return route === "/" ? byteBudget.home : byteBudget.page;
}
