import { createHash } from "node:crypto";

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
