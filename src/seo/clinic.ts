import type { LocalBusinessLeaf, MedicalClinicLeaf, MergeLeafTypes } from "schema-dts";
import { directionsTo } from "../shared/clinic/address";
import { clinicId } from "./identifiers";
import { offerCatalog } from "./offer-catalog";
import type { SiteContent } from "./site-content";

/** The clinic is both a MedicalClinic and a LocalBusiness, so it has the properties of both types. */
export type ClinicNode = MergeLeafTypes<[MedicalClinicLeaf, LocalBusinessLeaf]>;

const midnight = "00:00";

/** Describes the clinic: name, address, hours, contact, insurance and services. */
export function clinicNode(content: SiteContent): ClinicNode {
  const { clinic, closures, siteUrl } = content;
  const { address, geo, insurance } = clinic;
  return {
    "@type": ["MedicalClinic", "LocalBusiness"],
    "@id": clinicId(content),
    name: clinic.name,
    legalName: clinic.legalName,
    slogan: clinic.tagline,
    description: clinic.description,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/icon-512.png`,
    telephone: clinic.phones.structuredData ?? clinic.phones.main,
    faxNumber: clinic.phones.fax,
    email: clinic.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(geo && { geo: { "@type": "GeoCoordinates", latitude: geo.latitude, longitude: geo.longitude } }),
    hasMap: directionsTo(address),
    areaServed: { "@type": "State", name: address.regionName },
    openingHoursSpecification: clinic.hours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
      opens,
      closes,
    })),
    // Search engines read a day that opens and closes at midnight as closed.
    specialOpeningHoursSpecification: closures.map(
      ({ from, to = from, opens = midnight, closes = midnight }) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: from,
        validThrough: to,
        opens,
        closes,
      }),
    ),
    medicalSpecialty: "https://schema.org/Pediatric",
    // schema.org has no property for accepted insurers. The closest are paymentAccepted, and for in-network
    // plans healthPlanNetworkId.
    ...(insurance.accepted.length > 0 && { paymentAccepted: insurance.accepted.join(", ") }),
    ...(insurance.inNetwork.length > 0 && { healthPlanNetworkId: insurance.inNetwork }),
    hasOfferCatalog: offerCatalog(content),
    sameAs: clinic.social.map(({ url }) => url),
  };
}
