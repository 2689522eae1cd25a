import { createHash } from "node:crypto";
import { videoFrameAddress } from "../../utils/video-address";

/** What pages hold or open that a policy must allow: hashes of inline code, and the origins of video frames. */
export interface Needs {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly frames: readonly string[];
}

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const styleTag = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** What src/embeds/video.tsx shows until script takes over. */
const videoLink = /<a href="([^"]+)"[^>]* aria-label="[^"]*Play the video[^"]*"/g;

/** What a set of final pages needs, each need once, in a steady order. */
export function needsOf(pages: Iterable<string>): Needs {
  const needs = collectNeeds();
  for (const html of pages) needs.add(html);
  return needs.found();
}

/** The same for pages that come one at a time: 609 pages at once were some 225 MB. */
export function collectNeeds() {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const frames = new Set<string>();
  return { add, found };

  function add(html: string): void {
    for (const [, attributes = "", code = ""] of html.matchAll(scriptTag)) {
      if (isInlineCode(attributes)) scripts.add(hashSource(code));
    }
    for (const [, code = ""] of html.matchAll(styleTag)) styles.add(hashSource(code));
    for (const [, address = ""] of html.matchAll(videoLink)) {
      const frame = videoFrameAddress(address.replaceAll("&amp;", "&"));
      if (frame) frames.add(new URL(frame).origin);
    }
  }

  function found(): Needs {
    return { scripts: [...scripts].sort(), styles: [...styles].sort(), frames: [...frames].sort() };
  }
}

/** Structured data is never run, so no policy asks for its hash. */
function isInlineCode(attributes: string): boolean {
  return !/\s(data-late-)?src=/.test(attributes) && !/\stype="application\/(ld\+)?json"/.test(attributes);
}

function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
