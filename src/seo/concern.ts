import type { Concern, DescribedPage, SiteContent } from "./site-content";

/** Returns the page of a concern, as structured data describes pages. */
export function pageOfConcern(
  { path, name, answer, approved }: Concern,
  { words }: Pick<SiteContent, "words">,
): DescribedPage {
  const page = { path, title: words(name), description: words(answer), blocks: [], approved };
  return { ...page, medical: true, isConcern: true };
}
