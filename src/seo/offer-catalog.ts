import type { OfferCatalog } from "schema-dts";
import { reference, serviceId } from "./identifiers";
import type { SiteContent } from "./site-content";

/** All services, each an offer of what stands elsewhere in the graph. */
export function offerCatalog(content: SiteContent): OfferCatalog {
  return {
    "@type": "OfferCatalog",
    name: "Services",
    itemListElement: content.services.map(({ name, path }) => ({
      "@type": "Offer",
      name,
      url: `${content.siteUrl}${path}`,
      itemOffered: reference(serviceId(content, path)),
    })),
  };
}
