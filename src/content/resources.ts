import { z } from "zod";
import { alsoIn, picture, published, sample, shortName, text, webAddress, words } from "./fields";
import { group } from "./group";

/** data/resources.json, entries of kind "anxiety-article" */
export const anxietyArticle = group("AnxietyArticle", {
  kind: z.literal("anxiety-article"),
  id: shortName("A short name. Blocks refer to the article by it."),
  title: words,
  description: text("What the article and its video help with."),
  imgUrl: picture("The picture before it is played, 16:9.").meta({ formLabel: "Picture" }),
  videoUrl: webAddress,
  languages: alsoIn,
  published,
  sample,
}).meta({ formLabel: "Article" });

/** data/resources.json, entries of kind "media-item" */
export const mediaItem = group("MediaItem", {
  kind: z.literal("media-item"),
  id: shortName("A short name. Blocks refer to the item by it."),
  title: words,
  img: picture("The picture before it is played, 16:9.").meta({ formLabel: "Picture" }),
  link: webAddress,
  languages: alsoIn,
  published,
  sample,
}).meta({ formLabel: "Show" });

export const resource = z.discriminatedUnion("kind", [anxietyArticle, mediaItem]);
