import type { VideoObject } from "schema-dts";
import { videoFrameAddress } from "../shared/site/video-address";
import type { SiteContent } from "./site-content";

/** A video as a page offers it. */
export interface OfferedVideo {
  /** What those hear who do not see its picture. */
  readonly title: string;
  readonly description?: string;
  readonly picture: string;
  readonly url: string;
}

/**
 * A video for search engines. Google wants the day it was uploaded too, which the content does not know; a video
 * without it is read, but gets no entry of its own among videos.
 */
export function videoNode(
  { title, description, picture, url }: OfferedVideo,
  content: SiteContent,
): VideoObject {
  const words = content.words(title).replace(/^Video: /, "");
  const frame = videoFrameAddress(url);
  return {
    "@type": "VideoObject",
    name: words.split(". ")[0] ?? words,
    description: description === undefined ? words : content.words(description),
    thumbnailUrl: content.pictureUrl(picture),
    url,
    ...(frame && { embedUrl: withoutAutoplay(frame) }),
  };
}

function withoutAutoplay(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("autoplay");
  return url.href;
}
