import { z } from "zod";
import {
  alsoIn,
  date,
  group,
  html,
  picture,
  published,
  sample,
  shortName,
  slug,
  text,
  webAddress,
  words,
} from "./fields";

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

const captions = group("Captions", {
  state: z.enum(["checked", "automatic", "none"]).meta({
    formHint: "",
    formChoices: { checked: "Compared with what is said", automatic: "Made by a computer", none: "None" },
    description:
      "checked: somebody compared the captions with what is said. automatic: a computer made them. none: there are none.",
  }),
  checked: date
    .optional()
    .meta({ formLabel: "Last checked", description: "The day when somebody checked the captions." }),
});

/** data/transcripts.json: the words of each video and podcast, in a file of their own, keyed by its id. */
export const transcript = group("Transcript", {
  id: slug(
    "The id of the video or podcast: of an entry in resources.json, or of the link in links.json that a page plays.",
  ).meta({
    formHint:
      "The short name of the video or podcast: of the article or show, or of the link to another website that a page plays.",
  }),
  captions,
  transcript: html(
    "Every word that is said, who says it, and the sounds that matter. Leave it out until somebody has written it down.",
  ).optional(),
  sample,
});
