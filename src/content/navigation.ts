import { z } from "zod";
import { action, group, pagePath, text, words } from "./fields";

const subLink = group("SubLink", {
  label: words,
  path: pagePath("The path of the page.").meta({ formHint: "" }),
});

const menuItem = group("MenuItem", {
  name: words,
  id: pagePath("The path of the page that it opens.").meta({ formHint: "The page that it opens." }),
  subLinks: z.array(subLink).min(1).optional().meta({ formLabel: "Entries below it" }),
  scrollTo: z.string().min(1).optional().meta({
    formLabel: "Section of that page",
    formHint: "The name for links of the section to begin at.",
    description: "The anchor on that page to scroll to.",
  }),
});

/** The labels of calm mode, in data/navigation.json. */
const calm = group("Calm", {
  name: words.meta({ description: "The label of the switch in the header." }),
  read: words.meta({ description: "The label of the button that reads a section aloud." }),
  pause: words,
  resume: words,
  stop: words,
  picture: words.meta({ description: "The word that is read aloud before the description of a picture." }),
  noVoice: text("Shown on devices that have no built-in voice."),
}).meta({ formLabel: "Calm mode" });

/** data/navigation.json */
export const navigation = group("Navigation", {
  $schema: z.string().optional(),
  menu: z.array(menuItem).min(1),
  quickLinks: z
    .array(action)
    .min(1)
    .meta({ formLabel: "Links in the footer", description: "The links in the footer." }),
  legalLinks: z.array(action).meta({
    formLabel: "Links in the last line",
    description: "The links in the last line of the footer, such as notices that a law asks for.",
  }),
  calm,
});
