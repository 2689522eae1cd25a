import type { Concern, DescribedPage, SiteContent } from "./site-content";

/** Returns the page of a concern, as structured data describes pages. */
export function pageOfConcern(
  { path, name, answer, approved }: Concern,
  { words }: Pick<SiteContent, "words">,
): DescribedPage {
  const reviewer = approved && { reviewed: approved.on, reviewedBy: approved.by };
  return { path, title: words(name), description: words(answer), blocks: [], isMedical: true, ...reviewer };
}
