const origin = "https://www.googletagmanager.com";

/**
 * Configures the Gatsby plugin that writes the analytics tag into every page. Its own page views are turned
 * off, since they contain the hash and no title: src/browser/analytics.ts reports page views instead.
 */
export function analyticsPlugin(gtagId: string) {
  return {
    resolve: "gatsby-plugin-google-gtag",
    options: { trackingIds: [gtagId], pluginConfig: { origin, respectDNT: true, exclude: ["/**"] } },
  };
}

/**
 * Moves the `src` of the analytics tag to `data-deferred-src`, so that it loads only when
 * src/browser/analytics.ts starts it, and removes the tag's resource hints.
 */
export function deferAnalytics(html: string): string {
  return html
    .replaceAll(new RegExp(`<link rel="(?:preconnect|dns-prefetch)" href="${origin}"/?>`, "g"), "")
    .replaceAll(
      new RegExp(`<script async="" src="(${origin}/gtag/js\\?id=[^"]+)"></script>`, "g"),
      '<script data-deferred-src="$1"></script>',
    );
}
