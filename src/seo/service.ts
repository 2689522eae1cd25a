import type { OfferCatalog, ServiceLeaf } from "schema-dts";
import { clinicId, pageId, reference, serviceId } from "./identifiers";
import type { Service, SiteContent } from "./site-content";

/** Returns the short form of a service, which every page contains for the offer catalog. */
export function serviceSummary(service: Service, content: SiteContent): ServiceLeaf {
  const { name, path, summary, schemaType } = service;
  return {
    // A treatment has the schema.org type of its therapy, too.
    "@type": schemaType === undefined ? "Service" : [schemaType, "Service"],
    "@id": serviceId(content, path),
    name,
    description: content.words(summary),
    url: `${content.siteUrl}${path}`,
  } as ServiceLeaf;
}

/** Returns the full form of a service for its own page, with provider and area served. */
export function serviceNode(service: Service, content: SiteContent): ServiceLeaf {
  return {
    ...serviceSummary(service, content),
    serviceType: service.name,
    provider: reference(clinicId(content)),
    areaServed: { "@type": "State", name: content.clinic.address.regionName },
    mainEntityOfPage: reference(pageId(content, service.path)),
  };
}

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
