import type { EmbedSettings } from "../../shared/settings/embed-settings";
import { contentSecurityPolicy } from "./content-security-policy";
import type { CspSources } from "./csp-sources";

/** All that the headers of the site follow from. */
export interface SecurityInput {
  readonly siteUrl: string;
  readonly embeds: EmbedSettings;
  readonly needs: CspSources;
}

const twoYears = 2 * 365 * 24 * 60 * 60;
/** What a page of ours may never ask a browser for. Only names that browsers know: they complain of others. */
const neverUsed = [
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
/** What the frame of a video asks for: see src/embeds/video-dialog.tsx. */
const usedByVideos = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];

/** The headers that every answer of the site carries, whoever serves it. */
export function responseHeaders({ siteUrl, embeds, needs }: SecurityInput): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(needs, embeds),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": permissionsPolicy(needs.frames),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(siteUrl.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=${twoYears}`,
    }),
  };
}

/** Camera and microphone are for the page itself, which lets families test them before a telehealth visit. */
function permissionsPolicy(frames: readonly string[]): string {
  const self = ["camera", "microphone"].map((name) => `${name}=(self)`);
  const videos = usedByVideos.map(
    (name) => `${name}=(${["self", ...frames.map((origin) => `"${origin}"`)].join(" ")})`,
  );
  return [...self, ...videos, ...neverUsed.map((name) => `${name}=()`)].join(", ");
}
