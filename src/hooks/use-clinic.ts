import { graphql } from "gatsby";
import { useSiteQuery } from "./use-site-query";

/** The clinic's name, phones, address, hours and so on, from data/clinic.json. */
export function useClinic(): Queries.ClinicFactsFragment {
  return useSiteQuery().clinic;
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
