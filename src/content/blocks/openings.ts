import { z } from "zod";
import { image, picture, text } from "../fields";
import { actions, block, heading, placeLink } from "./shared";

/** The kinds of block that a page opens with. Each holds the page's h1. */
export const openings = [
  block("home-hero", "The first view of the home page, with the evaluation form.", {
    heading,
    text: text("The tagline."),
    wide: picture("For wide screens."),
    tall: picture("For phones."),
    alt: z.string(),
    formHeading: text("The words on the form's panel."),
    formText: text("One sentence above the fields."),
    actions,
  }),
  block("page-hero", "The first view of a page.", {
    heading,
    intro: text("One or two sentences under the heading.").optional(),
    image,
    links: z.array(placeLink).min(1).optional().meta({ description: "Links to places on this page." }),
    actions,
  }),
  block("team-banner", "The first view of the team page: every name leads to that person.", {
    heading,
    intro: text("One or two sentences under the heading.").optional(),
    image,
  }),
] as const;
