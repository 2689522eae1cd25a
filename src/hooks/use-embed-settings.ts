import { graphql, useStaticQuery } from "gatsby";

/** What the environment of the build says about third parties; see src/utils/embed-settings.ts. */
export function useEmbedSettings(): Queries.UseEmbedSettingsQuery["site"]["siteMetadata"] {
  return useStaticQuery<Queries.UseEmbedSettingsQuery>(graphql`
    query UseEmbedSettings {
      site {
        siteMetadata {
          mapsApiKey
          reviewsWidgetUrl
        }
      }
    }
  `).site.siteMetadata;
}
