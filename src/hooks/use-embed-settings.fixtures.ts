/** The site as the hook reads it when the environment asks for no third party. */
export const site: Queries.SiteWideQuery["site"] = {
  siteMetadata: { mapsApiKey: null, reviewsWidgetUrl: null },
};
