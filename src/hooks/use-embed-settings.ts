import { graphql } from "gatsby";
import { useSiteQuery } from "./use-site-query";

/**
 * The settings of third-party widgets, from the build's environment; see
 * src/shared/settings/build-settings.ts.
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
