import { z } from "zod";
import { date, html, sample, slug } from "./fields";
import { group } from "./group";

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
