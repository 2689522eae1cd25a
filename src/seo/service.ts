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

/** Services that are a kind of treatment in the vocabulary, by id; any other is a service and nothing more. */
const therapies: Readonly<Record<string, TherapyService["@type"]>> = {
  "physical-therapy": ["PhysicalTherapy", "Service"],
  "occupational-therapy": ["OccupationalTherapy", "Service"],
  "speech-therapy": ["MedicalTherapy", "Service"],
  "behavioral-health": ["PsychologicalTreatment", "Service"],
};

/** What a service is, in short, as every page has it for the catalog. */
export function serviceSummary({ id, name, path, summary }: Service, content: SiteContent): ServiceNode {
  return {
    "@type": therapies[id] ?? "Service",
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
