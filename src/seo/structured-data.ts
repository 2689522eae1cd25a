import { graphql } from "gatsby";

interface Input {
  clinic: Queries.StructuredDataClinicFragment;
  services: readonly Queries.StructuredDataServiceFragment[];
  siteUrl: string;
}

/** The clinic as search engines read it (schema.org's MedicalClinic), with all its services as offers. */
export function structuredData({ clinic, services, siteUrl }: Input): object {
  const { address } = clinic;
  return {
    "@context": "https://schema.org",
    "@type": ["MedicalClinic", "LocalBusiness"],
    "@id": `${siteUrl}/#clinic`,
    name: clinic.name,
    description: clinic.description,
    url: `${siteUrl}/`,
    telephone: clinic.phones.structuredData,
    email: clinic.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    openingHoursSpecification: clinic.hours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    })),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: "Services",
      itemListElement: services.map(({ name, path, summary }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name, description: summary, url: `${siteUrl}${path}` },
      })),
    },
  };
}

export const fragments = graphql`
  fragment StructuredDataClinic on Clinic {
    name
    description
    email
    phones {
      structuredData
    }
    address {
      street
      locality
      region
      postalCode
      country
    }
    hours {
      days
      opens
      closes
    }
  }
  fragment StructuredDataService on Service {
    name
    path
    summary
  }
`;
