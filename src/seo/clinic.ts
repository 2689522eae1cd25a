import type { LocalBusinessLeaf, MedicalClinicLeaf, MergeLeafTypes } from "schema-dts";
import { directionsTo } from "../shared/clinic/address";
import { clinicId } from "./identifiers";
import { offerCatalog } from "./offer-catalog";
import type { SiteContent } from "./site-content";

export type ClinicNode = MergeLeafTypes<[MedicalClinicLeaf, LocalBusinessLeaf]>;

const midnight = "00:00";

/** Who and where we are, when we are open, how to reach us, who pays and what we offer. */
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
    // A day without hours is told as one that opens and closes at midnight: search engines read it as closed.
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
    // The vocabulary has no property for accepted insurers: who pays is the nearest for all, the network for some.
    paymentAccepted: insurance.accepted.join(", "),
    healthPlanNetworkId: insurance.inNetwork,
    hasOfferCatalog: offerCatalog(content),
    sameAs: clinic.social.map(({ url }) => url),
  };
}
