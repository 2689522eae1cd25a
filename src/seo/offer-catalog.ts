import type { OfferCatalog } from "schema-dts";
import { reference, serviceId } from "./identifiers";
import type { SiteContent } from "./site-content";

/** Lists all services as offers, which refer to the service nodes of the graph. */
export function offerCatalog(content: SiteContent): OfferCatalog {
  return {
    "@type": "OfferCatalog",
    name: content.headWords.services,
    itemListElement: content.services.map(({ name, path }) => ({
      "@type": "Offer",
      name,
      url: `${content.siteUrl}${path}`,
      itemOffered: reference(serviceId(content, path)),
    })),
  };
}
