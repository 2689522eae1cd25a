import type { VideoObject } from "schema-dts";
import type { Block } from "../content/blocks";
import { videoFrameAddress } from "../shared/site/video-address";
import type { SiteContent } from "./site-content";

/** A video on a page. */
interface OfferedVideo {
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

/** Returns the videos that a block shows. */
export function videosOf(block: Block, { links, resources, transcripts }: SiteContent): OfferedVideo[] {
  switch (block.kind) {
    case "home-about":
      return block.video ? fromLink(block.video.link, block.video.title, block.video.picture) : [];
    case "feature":
    case "therapy-section":
      return block.videoLink ? fromLink(block.videoLink, block.image.alt, block.image.src) : [];
    case "article-list":
      return resources.flatMap((resource) =>
        resource.kind === "anxiety-article" && block.articles.includes(resource.id)
          ? {
              ...resource,
              picture: resource.imgUrl,
              url: resource.videoUrl,
              transcript: wordsOf(resource.id),
            }
          : [],
      );
    case "media-list":
      return resources.flatMap((resource) =>
        resource.kind === "media-item" && block.media.includes(resource.id)
          ? {
              title: resource.title,
              picture: resource.img,
              url: resource.link,
              published: resource.published,
              transcript: wordsOf(resource.id),
            }
          : [],
      );
    default:
      return [];
  }

  function fromLink(id: string, title: string, picture: string): OfferedVideo[] {
    return links
      .filter((link) => link.id === id)
      .map(({ url, published }) => ({ title, picture, url, published, transcript: wordsOf(id) }));
  }

  function wordsOf(id: string): string | undefined {
    return transcripts.find((each) => each.id === id)?.transcript;
  }
}
