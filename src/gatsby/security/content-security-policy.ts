import { createHash } from "node:crypto";
import type { EmbedSettings } from "../../shared/settings/build-settings";

type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * The scripts and frames of reCAPTCHA's guide. Its script also sends reports to the path it was loaded from.
 * https://developers.google.com/recaptcha/docs/faq
 */
const captcha: Sources = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  "connect-src": ["https://www.google.com/recaptcha/"],
};

/**
 * The part of Google's guide that a static map of raster tiles and the geocoding service need.
 * 'unsafe-inline' is for the style elements of Google's library.
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const maps: Sources = {
  "script-src": ["https://maps.googleapis.com", "https://maps.gstatic.com"],
  "connect-src": ["https://maps.googleapis.com", "https://maps.gstatic.com"],
  "img-src": ["https://maps.googleapis.com", "https://maps.gstatic.com", "data:"],
  "font-src": ["https://fonts.gstatic.com"],
  "style-src": ["'unsafe-inline'", "https://fonts.googleapis.com"],
};

/** Google Analytics without advertising: https://developers.google.com/tag-platform/security/guides/csp */
const analytics: Sources = {
  "script-src": ["https://www.googletagmanager.com"],
  "connect-src": [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
};

/**
 * Allows the reviews widget everything from its script's origin, which is all that is known of it; the rest
 * is blocked.
 */
function reviews(scriptUrl: string): Sources {
  const sources = [new URL(scriptUrl).origin];
  return Object.fromEntries(
    ["script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src"].map((name) => [
      name,
      sources,
    ]),
  );
}

/**
 * Returns the Content Security Policy. All pages share it, so that every host can
 * send it with one rule. Third parties are allowed only if they are configured, except the captcha, which falls back
 * to the provider's test key.
 */
export function contentSecurityPolicy(
  { scripts, styles, frames }: CspSources,
  embeds: EmbedSettings,
): string {
  const thirdParties = [
    captcha,
    ...(embeds.mapsApiKey ? [maps] : []),
    ...(embeds.gtagId ? [analytics] : []),
    ...(embeds.reviewsWidgetUrl ? [reviews(embeds.reviewsWidgetUrl)] : []),
    ...(embeds.relayUrl ? [{ "connect-src": [embeds.relayUrl] }] : []),
  ];
  const from = (name: string, own: readonly string[]) => {
    const sources = [...own, ...thirdParties.flatMap((sources) => sources[name] ?? [])];
    return `${name} ${[...new Set(sources)].join(" ")}`;
  };
  return [
    "default-src 'none'",
    from("script-src", ["'self'", ...scripts]),
    // Browsers ignore 'unsafe-inline' if there is a hash, so with maps there are no hashes.
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

/**
 * What the Content Security Policy must allow for the pages: hashes of inline code, and the origins of video
 * frames.
 */
export interface CspSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly frames: readonly string[];
}

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const styleTag = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** What src/embeds/video.tsx renders on the server for a video that it can frame. */
const videoFrame = /<video-opener data-frame="([^"]+)"/g;

/** Collects the CSP sources that a finished page needs. */
export function collectCspSources(html: string): CspSources {
  const scripts = Array.from(html.matchAll(scriptTag))
    .filter(([, attributes = ""]) => isInlineCode(attributes))
    .map(([, , code = ""]) => hashSource(code));
  const styles = Array.from(html.matchAll(styleTag), ([, code = ""]) => hashSource(code));
  const frames = Array.from(html.matchAll(videoFrame), ([, frame = ""]) => new URL(frame).origin);
  return mergeCspSources([{ scripts, styles, frames }]);
}

/** Merges the sources of several pages, without duplicates and in a fixed order. */
export function mergeCspSources(needs: readonly CspSources[]): CspSources {
  const once = (kind: keyof CspSources) => [...new Set(needs.flatMap((each) => each[kind]))].sort();
  return { scripts: once("scripts"), styles: once("styles"), frames: once("frames") };
}

/** Whether a script element has code to run. Structured data is not run, so it needs no hash. */
function isInlineCode(attributes: string): boolean {
  return !/\s(data-deferred-)?src=/.test(attributes) && !/\stype="application\/(ld\+)?json"/.test(attributes);
}

function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
