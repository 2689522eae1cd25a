import { z } from "zod";
import { approved, medical, reviewed } from "./approval";
import { anyBlock } from "./blocks";
import { alsoIn, date, group, path, webAddress, words } from "./fields";

/** Where a statement of a page comes from. */
export const pageSource = group("PageSource", {
  statement: z.string().min(1).meta({ description: "What the page says, in a few words." }),
  url: webAddress,
  languages: alsoIn,
  checked: date.meta({
    formLabel: "Last checked",
    description: "The date when someone last read it there.",
  }),
});

/** data/pages/*.json: a page is an ordered list of blocks. */
export const page = group("Page", {
  $schema: z.string().optional(),
  path: path("The path of the page.").meta({
    formHint: 'What follows the name of the website, such as "/about".',
  }),
  title: words.meta({ description: "The title in the browser's tab." }),
  description: words
    .min(50, "must have at least 50 characters, for search engines")
    .max(160, "must have at most 160 characters, or search engines cut it off")
    .meta({ description: "What search engines show under the title." }),
  keywords: z.array(words).min(1),
  socialTitle: words
    .max(100, "must have at most 100 characters, or it does not fit on the picture of a shared link")
    .meta({
      formLabel: "Title of a shared link",
      description:
        "The title of a shared link, then a bar (|) and the clinic's name and town. The picture of the link shows the part before the bar.",
    }),
  socialDescription: words.meta({ formLabel: "Description of a shared link" }),
  reviewed,
  medical,
  approved,
  picturesAppear: z
    .enum(["once", "each time"])
    .optional()
    .meta({
      formHint: "How pictures slide in while somebody scrolls.",
      formChoices: { once: "Once", "each time": "Each time they come into view" },
      description:
        "How pictures slide in while somebody scrolls: once, or each time. Once if it is left out.",
    }),
  sources: z.array(pageSource).min(1).optional().meta({
    description: "Where the statements of a legal or medical page come from. Only editors see it.",
  }),
  blocks: z.array(anyBlock).min(1),
});

export type Page = z.infer<typeof page>;
