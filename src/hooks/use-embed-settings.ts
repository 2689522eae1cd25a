import { graphql } from "gatsby";
import { useSiteQuery } from "./use-site-wide";

/** What the environment of the build says about third parties; see src/shared/settings/embed-settings.ts. */
export function useEmbedSettings(): Queries.EmbedSettingsFragment {
  return useSiteQuery().site.siteMetadata;
}

export const fragment = graphql`
  fragment EmbedSettings on SiteSiteMetadata {
    mapsApiKey
    reviewsWidgetUrl
  }
`;
