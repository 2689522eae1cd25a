import { graphql } from "gatsby";
import { useSiteQuery } from "./use-site-wide";

/**
 * The settings of third-party widgets, from the build's environment; see
 * src/shared/settings/embed-settings.ts.
 */
export function useEmbedSettings(): Queries.EmbedSettingsFragment {
  return useSiteQuery().site.siteMetadata;
}

export const fragment = graphql`
  fragment EmbedSettings on SiteSiteMetadata {
    mapsApiKey
    reviewsWidgetUrl
  }
`;
