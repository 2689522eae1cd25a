import { graphql, useStaticQuery } from "gatsby";

/**
 * The data that all pages use, in one static query: Gatsby makes each static query a file that visitors
 * download.
 */
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
