import type { AdminSettings } from "../../shared/settings/admin-settings";
import type { EmbedSettings } from "../../shared/settings/build-settings";
import type { CspSources } from "./content-security-policy";
import { contentSecurityPolicy } from "./content-security-policy";

/** The input of the response headers. */
export interface SecurityInput {
  readonly siteUrl: string;
  readonly embeds: EmbedSettings;
  readonly needs: CspSources;
}

/** The same with what is known of /admin; null if there is none. */
export interface SiteSecurity extends SecurityInput {
  readonly admin: AdminSettings | null;
}

/**
 * The file that says which pages the browser may load before the visitor opens them: those whose links the
 * visitor rests on or presses. Browsers ignore it if the visitor asks to save data, and engines without it ignore the header.
 */
export const speculationRules = "/links.speculationrules";
const twoYears = 2 * 365 * 24 * 60 * 60;
/** Permissions that no page needs. Only names that browsers know, because they warn about unknown ones. */
const deniedPermissions = [
  "accelerometer",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
/** Permissions of the video frame: see src/elements/video-opener.ts. */
const videoPermissions = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];

/** Returns the headers of every response of the site, on every host. */
export function responseHeaders({ siteUrl, embeds, needs }: SecurityInput): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(needs, embeds),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": permissionsPolicy(needs.frames),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Speculation-Rules": `"${speculationRules}"`,
    "X-Content-Type-Options": "nosniff",
    ...(siteUrl.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=${twoYears}`,
    }),
  };
}

/**
 * Returns the Permissions-Policy. Pages use camera and microphone, so that families can test them before a
 * telehealth visit.
 */
function permissionsPolicy(frames: readonly string[]): string {
  const self = ["camera", "microphone"].map((name) => `${name}=(self)`);
  const videos = videoPermissions.map(
    (name) => `${name}=(${["self", ...frames.map((origin) => `"${origin}"`)].join(" ")})`,
  );
  return [...self, ...videos, ...deniedPermissions.map((name) => `${name}=()`)].join(", ");
}
