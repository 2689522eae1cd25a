import { graphql } from "gatsby";
import { usePageLanguage } from "./use-page-language";
import { useSiteQuery } from "./use-site-query";

/** The clinic's name, phones, address, hours and so on, from data/clinic.json. */
export function useClinic(): Queries.ClinicFactsFragment {
  const { clinic } = useSiteQuery();
  const { main, fax } = clinic.phones;
  // In a text that is written from right to left, the parts of a number would change places.
  return usePageLanguage().direction
    ? { ...clinic, phones: { main: leftToRight(main), fax: leftToRight(fax) } }
    : clinic;
}

/** A text between Unicode's LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE. */
function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

export const fragment = graphql`
  fragment ClinicFacts on Clinic {
    name
    tagline
    email
    phones {
      main
      fax
    }
    address {
      street
      locality
      region
      postalCode
    }
    arrival {
      parking
      door
    }
    timeZone
    hours {
      days
      opens
      closes
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
`;
