import { graphql, useStaticQuery } from "gatsby";

/** The clinic's facts, from data/clinic.json. */
export function useClinic(): Queries.UseClinicQuery["clinic"] {
  return useStaticQuery<Queries.UseClinicQuery>(graphql`
    query UseClinic {
      clinic {
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
        directionsUrl
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
    }
  `).clinic;
}
