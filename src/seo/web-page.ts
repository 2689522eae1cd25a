import type { BreadcrumbList, FAQPage, Question, WebPage, WebSite } from "schema-dts";
import type { Page } from "../content/page";
import { socialCardPath } from "../shared/site/social-card";
import { breadcrumbsId, clinicId, pageId, reference, websiteId } from "./identifiers";
import type { SiteContent } from "./site-content";

/** Describes a page; a page with questions is a FAQPage. */
export function webPageNode(page: Page, content: SiteContent): WebPage | FAQPage {
  const { path, title, description } = page;
  const questions = questionsOf(page, content);
  const facts = {
    "@id": pageId(content, path),
    url: `${content.siteUrl}${path}`,
    name: title,
    description,
    inLanguage: content.locale,
    ...(page.reviewed && { lastReviewed: page.reviewed }),
    isPartOf: reference(websiteId(content)),
    about: reference(clinicId(content)),
    primaryImageOfPage: {
      "@type": "ImageObject",
      contentUrl: `${content.siteUrl}${socialCardPath(path)}`,
    },
    ...(path !== content.homePath && { breadcrumb: reference(breadcrumbsId(content, path)) }),
  } as const;
  if (questions.length === 0) return { "@type": "WebPage", ...facts };
  return { "@type": "FAQPage", ...facts, mainEntity: questions };
}

/** Returns the questions of a page's "questions" blocks, with the answers as plain text. */
function questionsOf({ blocks }: Page, { words }: SiteContent): Question[] {
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
export function breadcrumbsNode(path: string, content: SiteContent): BreadcrumbList | undefined {
  if (path === content.homePath) return undefined;
  const parts = path.split("/").slice(1);
  const ancestors = ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  const trail = ancestors.flatMap((ancestor) => content.pages.find((page) => page.path === ancestor) ?? []);
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
