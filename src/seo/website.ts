import type { WebSite } from "schema-dts";
import { clinicId, reference, websiteId } from "./identifiers";
import type { SiteContent } from "./site-content";

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
