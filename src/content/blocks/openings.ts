import { z } from "zod";
import { html, image, picture, reference, text } from "../fields";
import { actions, block, heading, placeLink, references, video } from "./shared";

/** What a page opens with, which holds its h1; and `home-about`, the next section of Home, which has an h2. */
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
  block("home-about", "Who we are: a video, the services, a family's words.", {
    heading,
    text: html("A few short paragraphs."),
    video,
    servicesHeading: text("Above the list of services."),
    services: references("services", "Ids from services.json."),
    testimonial: reference("testimonials", "An id from testimonials.json."),
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
