import type { LocalBusinessLeaf, MedicalClinicLeaf, MergeLeafTypes, PersonLeaf } from "schema-dts";
import type { Clinic } from "../content/clinic";
import { directionsTo } from "../shared/clinic/contact";
import { splitBiography } from "../shared/site/markup";
import { clinicId, reference } from "./identifiers";
import { offerCatalog } from "./service";
import type { SiteContent, TeamMember } from "./site-content";

/** The clinic is both a MedicalClinic and a LocalBusiness, so it has the properties of both types. */
export type ClinicNode = MergeLeafTypes<[MedicalClinicLeaf, LocalBusinessLeaf]>;

type Hours = Clinic["hours"][number];

/** Search engines read a day that opens and closes at midnight as closed. */
const midnight = "00:00";

/** Describes the clinic: name, address, hours, contact, insurance and services. */
export function clinicNode(content: SiteContent): ClinicNode {
  const { clinic, siteUrl } = content;
  const { insurance } = clinic;
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
    ...(clinic.phones.others && {
      contactPoint: clinic.phones.others.map(({ name, number }) => ({
        "@type": "ContactPoint" as const,
        contactType: name,
        telephone: number,
      })),
    }),
    ...placeOf(clinic),
    areaServed: { "@type": "State", name: clinic.address.regionName },
    ...hoursOfClinic(content),
    medicalSpecialty: "https://schema.org/Pediatric",
    // schema.org has no property for accepted insurers. The closest are paymentAccepted, and for in-network
    // plans healthPlanNetworkId.
    ...(insurance.accepted.length > 0 && { paymentAccepted: insurance.accepted.join(", ") }),
    ...(insurance.inNetwork.length > 0 && { healthPlanNetworkId: insurance.inNetwork }),
    hasOfferCatalog: offerCatalog(content),
    sameAs: clinic.social.map(({ url }) => url),
  };
}

/** Describes each further location, as a part of the clinic. */
export function locationNodes(content: SiteContent): ClinicNode[] {
  const { clinic, siteUrl } = content;
  return (clinic.locations ?? []).map((location, index) => ({
    "@type": ["MedicalClinic", "LocalBusiness"],
    "@id": `${siteUrl}/#location-${index + 2}`,
    name: `${clinic.name}, ${location.name}`,
    url: `${siteUrl}/`,
    image: `${siteUrl}/icon-512.png`,
    telephone: location.phone ?? clinic.phones.main,
    ...placeOf(location),
    ...(location.hours
      ? { openingHoursSpecification: location.hours.map(weeklyHours) }
      : hoursOfClinic(content)),
    medicalSpecialty: "https://schema.org/Pediatric",
    parentOrganization: reference(clinicId(content)),
  }));
}

/** The properties of a place: its address, and where it is on a map. */
export function placeOf({ address, geo }: Pick<Clinic, "address" | "geo">) {
  return {
    address: {
      "@type": "PostalAddress" as const,
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(geo && {
      geo: { "@type": "GeoCoordinates" as const, latitude: geo.latitude, longitude: geo.longitude },
    }),
    hasMap: directionsTo(address),
  };
}

function weeklyHours({ days, opens, closes }: Hours) {
  const dayOfWeek = days.map((day) => `https://schema.org/${day}` as const);
  return { "@type": "OpeningHoursSpecification" as const, dayOfWeek, opens, closes };
}

/** The hours of the clinic, also of locations without hours of their own: each week, in seasons, and on days closed. */
function hoursOfClinic({ clinic: { hours, seasons = [] }, closures }: SiteContent) {
  return {
    openingHoursSpecification: hours.map(weeklyHours),
    specialOpeningHoursSpecification: [
      ...seasons.flatMap((season) => hoursOfSeason(season, hours)),
      ...closures.map(({ from, to = from, opens = midnight, closes = midnight }) => ({
        "@type": "OpeningHoursSpecification" as const,
        validFrom: from,
        validThrough: to,
        opens,
        closes,
      })),
    ],
  };
}

/** The hours of a season, and the days that are open otherwise and closed in it. */
function hoursOfSeason({ from, to, hours }: NonNullable<Clinic["seasons"]>[number], usual: readonly Hours[]) {
  const open = hours.flatMap(({ days }) => days);
  const closed = usual.flatMap(({ days }) => days).filter((day) => !open.includes(day));
  const all = closed.length > 0 ? [...hours, { days: closed, opens: midnight, closes: midnight }] : hours;
  return all.map((each) => ({ ...weeklyHours(each), validFrom: from, validThrough: to }));
}

/**
 * Describes a team member, with only the part of the biography that is visible without a click.
 * @param path the team page, where each member has an anchor
 */
export function personNode(member: TeamMember, path: string, content: SiteContent): PersonLeaf {
  const url = `${content.siteUrl}${path}#${member.id}`;
  return {
    "@type": "Person",
    "@id": url,
    url,
    name: member.name,
    ...(member.credentials && { honorificSuffix: member.credentials }),
    ...(member.position && { jobTitle: member.position }),
    description: content.words(splitBiography(member.description).opening),
    ...(member.imageUrl && { image: content.pictureUrl(member.imageUrl) }),
    worksFor: reference(clinicId(content)),
  };
}
