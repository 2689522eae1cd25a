import type { BreadcrumbList, FAQPage, MedicalWebPage, Question, WebPage, WebSite } from "schema-dts";
import { dayOfReview } from "../content/approval";
import { socialCardPath } from "../shared/site/main-pages";
import { breadcrumbsId, clinicId, pageId, reference, websiteId } from "./identifiers";
import type { DescribedPage, SiteContent } from "./site-content";

/** Describes a page: a page with questions is a FAQPage, that of a concern a MedicalWebPage. */
export function webPageNode(page: DescribedPage, content: SiteContent): WebPage | FAQPage | MedicalWebPage {
  const { path, title, description, approved } = page;
  const reviewed = dayOfReview(page);
  const questions = questionsOf(page, content);
  const facts = {
    "@id": pageId(content, path),
    url: `${content.siteUrl}${path}`,
    name: title,
    description,
    inLanguage: content.locale,
    ...(reviewed && { lastReviewed: reviewed }),
    ...(approved && { reviewedBy: { "@type": "Person" as const, name: approved.by } }),
    isPartOf: reference(websiteId(content)),
    about: reference(clinicId(content)),
    ...(!page.isConcern && {
      primaryImageOfPage: {
        "@type": "ImageObject" as const,
        contentUrl: `${content.siteUrl}${socialCardPath(path)}`,
      },
    }),
    ...(path !== content.homePath && { breadcrumb: reference(breadcrumbsId(content, path)) }),
  } as const;
  if (page.isConcern) return { "@type": "MedicalWebPage", ...facts };
  if (questions.length === 0) return { "@type": "WebPage", ...facts };
  return { "@type": "FAQPage", ...facts, mainEntity: questions };
}

/** Returns the questions of a page's "questions" blocks, with the answers as plain text. */
function questionsOf({ blocks }: DescribedPage, { words }: SiteContent): Question[] {
  return blocks
    .flatMap((block) => (block.kind === "questions" ? block.questions : []))
    .map(({ title, text }) => ({
      "@type": "Question",
      name: words(title),
      acceptedAnswer: { "@type": "Answer", text: words(text) },
    }));
}

/**
 * Returns the breadcrumbs of a page, one per path segment that is a page itself.
 * @returns undefined for the home page
 */
export function breadcrumbsNode(own: DescribedPage, content: SiteContent): BreadcrumbList | undefined {
  const { path } = own;
  if (path === content.homePath) return undefined;
  const parts = path.split("/").slice(1);
  const ancestors = ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  const trail = ancestors.flatMap(
    (ancestor) => [own, ...content.pages].find((page) => page.path === ancestor) ?? [],
  );
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbsId(content, path),
    itemListElement: trail.map((page, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: page.title,
      item: { "@type": "WebPage", "@id": pageId(content, page.path), name: page.title },
    })),
  };
}

/** Describes the website as a whole. */
export function websiteNode(content: SiteContent): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId(content),
    name: content.clinic.name,
    url: `${content.siteUrl}/`,
    inLanguage: content.locale,
    publisher: reference(clinicId(content)),
  };
}
