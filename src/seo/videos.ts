import type { Block } from "../content/blocks";
import type { SiteContent } from "./site-content";
import type { OfferedVideo } from "./video";

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
