import type { EmbedSettings } from "../../shared/settings/embed-settings";
import type { CspSources } from "./csp-sources";

type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * The provider's guide asks for scripts and frames of these paths; its script also reports back to where it came from.
 * https://developers.google.com/recaptcha/docs/faq
 */
const captcha: Sources = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  "connect-src": ["https://www.google.com/recaptcha/"],
};

/**
 * Of what Google's guide lists, that which a still map of raster tiles uses, and the geocoding service. Its library
 * writes style elements. https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const maps: Sources = {
  "script-src": ["https://maps.googleapis.com", "https://maps.gstatic.com"],
  "connect-src": ["https://maps.googleapis.com", "https://maps.gstatic.com"],
  "img-src": ["https://maps.googleapis.com", "https://maps.gstatic.com", "data:"],
  "font-src": ["https://fonts.gstatic.com"],
  "style-src": ["'unsafe-inline'", "https://fonts.googleapis.com"],
};

/** https://developers.google.com/tag-platform/security/guides/csp, without advertising. */
const analytics: Sources = {
  "script-src": ["https://www.googletagmanager.com"],
  "connect-src": [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
};

/** Of a widget only its script's address is known: what it loads comes from there, or is refused. */
function reviews(address: string): Sources {
  const sources = [new URL(address).origin];
  return Object.fromEntries(
    ["script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src"].map((name) => [
      name,
      sources,
    ]),
  );
}

/**
 * The one policy of the whole site, since a step inside the site keeps the document, and with it its policy. Third
 * parties are in it only when the site is built for them; the captcha always is, since without a key the provider's
 * test key stands in.
 */
export function contentSecurityPolicy(
  { scripts, styles, frames }: CspSources,
  embeds: EmbedSettings,
): string {
  const parties = [
    captcha,
    ...(embeds.mapsApiKey ? [maps] : []),
    ...(embeds.gtagId ? [analytics] : []),
    ...(embeds.reviewsWidgetUrl ? [reviews(embeds.reviewsWidgetUrl)] : []),
    ...(embeds.relayUrl ? [{ "connect-src": [embeds.relayUrl] }] : []),
  ];
  const from = (name: string, own: readonly string[]) => {
    const sources = [...own, ...parties.flatMap((party) => party[name] ?? [])];
    return `${name} ${[...new Set(sources)].join(" ")}`;
  };
  return [
    "default-src 'none'",
    from("script-src", ["'self'", ...scripts]),
    // Beside a hash, browsers take 'unsafe-inline' for not said.
    from("style-src", ["'self'", ...(embeds.mapsApiKey ? [] : styles)]),
    from("img-src", ["'self'"]),
    from("font-src", ["'self'"]),
    from("connect-src", ["'self'"]),
    from("frame-src", frames),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
