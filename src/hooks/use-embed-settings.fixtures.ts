/** The site as the hook reads it when the environment asks for no third party. */
export const site: Queries.UseEmbedSettingsQuery["site"] = {
  siteMetadata: { mapsApiKey: null, reviewsWidgetUrl: null },
};
