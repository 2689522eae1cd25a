import { createHash } from "node:crypto";
import { videoFrameAddress } from "../../shared/site/video-address";

/** What pages hold or open that a policy must allow: hashes of inline code, and the origins of video frames. */
export interface CspSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly frames: readonly string[];
}

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const styleTag = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** What src/embeds/video.tsx shows until script takes over. */
const videoLink = /<a href="([^"]+)"[^>]* aria-label="[^"]*Play the video[^"]*"/g;

/** What a final page needs. */
export function collectCspSources(html: string): CspSources {
  const scripts = Array.from(html.matchAll(scriptTag))
    .filter(([, attributes = ""]) => isInlineCode(attributes))
    .map(([, , code = ""]) => hashSource(code));
  const styles = Array.from(html.matchAll(styleTag), ([, code = ""]) => hashSource(code));
  const frames = Array.from(html.matchAll(videoLink), ([, address = ""]) =>
    videoFrameAddress(address.replaceAll("&amp;", "&")),
  ).flatMap((frame) => (frame ? new URL(frame).origin : []));
  return mergeCspSources([{ scripts, styles, frames }]);
}

/** What all of them need, each need once, in a steady order. */
export function mergeCspSources(needs: readonly CspSources[]): CspSources {
  const once = (kind: keyof CspSources) => [...new Set(needs.flatMap((each) => each[kind]))].sort();
  return { scripts: once("scripts"), styles: once("styles"), frames: once("frames") };
}

/** Structured data is never run, so no policy asks for its hash. */
function isInlineCode(attributes: string): boolean {
  return !/\s(data-deferred-)?src=/.test(attributes) && !/\stype="application\/(ld\+)?json"/.test(attributes);
}

function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
