import type { VideoObject } from "schema-dts";
import { videoFrameAddress } from "../shared/site/video-address";
import type { SiteContent } from "./site-content";

/** A video on a page. */
export interface OfferedVideo {
  /** Alternative text of its picture; the first sentence is the name of the video. */
  readonly title: string;
  readonly description?: string;
  readonly picture: string;
  readonly url: string;
  /** The day when it was published. */
  readonly published?: string | undefined;
  /** What is said in it, as HTML. */
  readonly transcript?: string | undefined;
}

/** Describes a video. Google lists only videos with `uploadDate`. */
export function videoNode(
  { title, description, picture, url, published, transcript }: OfferedVideo,
  content: SiteContent,
): VideoObject {
  const text = content.words(title).replace(/^Video: /, "");
  const frame = videoFrameAddress(url);
  return {
    "@type": "VideoObject",
    name: text.split(". ")[0] ?? text,
    description: description === undefined ? text : content.words(description),
    thumbnailUrl: content.pictureUrl(picture),
    url,
    ...(published !== undefined && { uploadDate: published }),
    ...(transcript !== undefined && { transcript: content.words(transcript) }),
    ...(frame && { embedUrl: withoutAutoplay(frame) }),
  };
}

function withoutAutoplay(frameUrl: string): string {
  const url = new URL(frameUrl);
  url.searchParams.delete("autoplay");
  return url.href;
}
