/** Site metadata without third parties, as when the build has no settings for them. */
export const site: Queries.SiteWideQuery["site"] = {
  siteMetadata: { mapsApiKey: null, reviewsWidgetUrl: null },
};
