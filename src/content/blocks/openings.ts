import { z } from "zod";
import { html, image, picture, reference, text } from "../fields";
import { actions, block, heading, placeLink, references, video } from "./shared";

/**
 * The blocks that open a page and contain its h1, and `home-about`, the second section of Home, which has an
 * h2.
 */
export const openings = [
  block("home-hero", "The top of the home page, with the evaluation form.", {
    heading,
    text: text("The tagline."),
    wide: picture("For wide screens."),
    tall: picture("For phones."),
    alt: z.string(),
    formHeading: text("The heading above the form."),
    formText: text("One sentence above the fields."),
    actions,
  }),
  block("home-about", "Who we are: a video, the services, a testimonial.", {
    heading,
    text: html("A few short paragraphs."),
    video,
    servicesHeading: text("The heading above the list of services."),
    services: references("services", "Ids from services.json."),
    testimonial: reference("testimonials", "An id from testimonials.json."),
    actions,
  }),
  block("page-hero", "The top of a page.", {
    heading,
    intro: text("One or two sentences under the heading.").optional(),
    image,
    links: z.array(placeLink).min(1).optional().meta({ description: "Links to sections of this page." }),
    actions,
  }),
  block("team-banner", "The top of the team page. Every name links to that person.", {
    heading,
    intro: text("One or two sentences under the heading.").optional(),
    image,
  }),
] as const;
