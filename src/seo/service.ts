import type {
  MedicalTherapyLeaf,
  MergeLeafTypes,
  OccupationalTherapyLeaf,
  PhysicalTherapyLeaf,
  PsychologicalTreatmentLeaf,
  ServiceLeaf,
} from "schema-dts";
import { clinicId, pageId, reference, serviceId } from "./identifiers";
import type { Service, SiteContent } from "./site-content";

type Therapy =
  | MedicalTherapyLeaf
  | OccupationalTherapyLeaf
  | PhysicalTherapyLeaf
  | PsychologicalTreatmentLeaf;
type TherapyService = {
  [Leaf in Therapy as Leaf["@type"]]: MergeLeafTypes<[Leaf, ServiceLeaf]>;
}[Therapy["@type"]];
/** A service, which can also have the schema.org type of its therapy. */
export type ServiceNode = ServiceLeaf | TherapyService;

/** Returns the short form of a service, which every page contains for the offer catalog. */
export function serviceSummary(service: Service, content: SiteContent): ServiceNode {
  const { name, path, summary, schemaType } = service;
  return {
    "@type": schemaType === undefined ? "Service" : [schemaType, "Service"],
    "@id": serviceId(content, path),
    name,
    description: content.words(summary),
    url: `${content.siteUrl}${path}`,
  } as ServiceNode;
}

/** Returns the full form of a service for its own page, with provider and area served. */
export function serviceNode(service: Service, content: SiteContent): ServiceNode {
  return {
    ...serviceSummary(service, content),
    serviceType: service.name,
    provider: reference(clinicId(content)),
    areaServed: { "@type": "State", name: content.clinic.address.regionName },
    mainEntityOfPage: reference(pageId(content, service.path)),
  };
}
