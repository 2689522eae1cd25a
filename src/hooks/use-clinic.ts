import { graphql } from "gatsby";
import { usePageLanguage } from "./use-page-language";
import { useSiteQuery } from "./use-site-query";

/** The clinic's name, phones, address, hours and so on, from data/clinic.json. */
export function useClinic(): Queries.ClinicFactsFragment {
  const { clinic } = useSiteQuery();
  // In a text that is written from right to left, the parts of a number would change places.
  return usePageLanguage().direction ? { ...clinic, phones: leftToRight(clinic.phones) } : clinic;
}

/** Phone numbers between Unicode's LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE. */
function leftToRight({ main, fax, others }: Queries.ClinicFactsFragment["phones"]) {
  const isolate = (number: string) => `\u2066${number}\u2069`;
  return {
    main: isolate(main),
    fax: isolate(fax),
    others: others?.map(({ name, number }) => ({ name, number: isolate(number) })) ?? null,
  };
}

export const fragment = graphql`
  fragment ClinicFacts on Clinic {
    name
    tagline
    email
    phones {
      main
      fax
      others {
        name
        number
      }
    }
    address {
      ...AddressLine
    }
    arrival {
      ...Arrival
    }
    locations {
      name
      phone
      address {
        ...AddressLine
      }
      arrival {
        ...Arrival
      }
      hours {
        days
        opens
        closes
      }
    }
    timeZone
    hours {
      days
      opens
      closes
    }
    currentHours {
      days
      opens
      closes
    }
    seasons {
      name
      from
      to
      hasBegun
      hours {
        days
        opens
        closes
      }
    }
    closures {
      reason
      from
      to
      opens
      closes
      isAnnounced
    }
    closureCalendar
    crisisLines {
      name
      number
      canText
      when
    }
    social {
      name
      url
    }
    privacyDocument {
      file
      pages
      bytes
    }
    sitemapPath
  }
  fragment AddressLine on Address {
    street
    locality
    region
    postalCode
  }
  fragment Arrival on Arrival {
    parking
    door
  }
`;
