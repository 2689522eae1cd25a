import type { FAQPage, WebPage } from "schema-dts";
import type { Page } from "../content/page";
import { socialCardPath } from "../shared/site/social-card";
import { breadcrumbsId, clinicId, pageId, reference, websiteId } from "./identifiers";
import { questionsOf } from "./questions";
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
