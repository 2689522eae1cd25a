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
export type ServiceNode = ServiceLeaf | TherapyService;

/** What a service is, in short, as every page has it for the catalog. */
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

/** What a service's own page adds to it: who gives it, to whom, and that this page is about it. */
export function serviceNode(service: Service, content: SiteContent): ServiceNode {
  return {
    ...serviceSummary(service, content),
    serviceType: service.name,
    provider: reference(clinicId(content)),
    areaServed: { "@type": "State", name: content.clinic.address.regionName },
    mainEntityOfPage: reference(pageId(content, service.path)),
  };
}
