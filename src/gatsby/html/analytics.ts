const origin = "https://www.googletagmanager.com";

/**
 * The plugin that writes the analytics tag and its configuration into every page. It reports no page view: its own
 * would carry the hash and no title, so src/embeds/analytics.ts reports them.
 */
export function analyticsPlugin(gtagId: string) {
  return {
    resolve: "gatsby-plugin-google-gtag",
    options: { trackingIds: [gtagId], pluginConfig: { origin, respectDNT: true, exclude: ["/**"] } },
  };
}

/** A page whose analytics tag has no address yet, but keeps it in `data-deferred-src`; other pages as they are. */
export function deferAnalytics(html: string): string {
  return html
    .replaceAll(new RegExp(`<link rel="(?:preconnect|dns-prefetch)" href="${origin}"/?>`, "g"), "")
    .replaceAll(
      new RegExp(`<script async="" src="(${origin}/gtag/js\\?id=[^"]+)"></script>`, "g"),
      '<script data-deferred-src="$1"></script>',
    );
}
