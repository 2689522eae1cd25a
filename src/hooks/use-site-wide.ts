import { graphql, useStaticQuery } from "gatsby";

/** What pages of all kinds read, in one query: each query is a file that every visitor fetches. */
export function useSiteQuery(): Queries.SiteWideQuery {
  return useStaticQuery<Queries.SiteWideQuery>(graphql`
    query SiteWide {
      clinic {
        ...ClinicFacts
      }
      navigation {
        ...SiteNavigation
      }
      site {
        siteMetadata {
          ...EmbedSettings
        }
      }
    }
  `);
}
