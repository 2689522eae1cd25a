import { z } from "zod";
import { action, html, image, picture, text } from "../fields";
import { actions, block, concernArea, documentGroup, references, serviceTile } from "./shared";

/** Blocks that show entries of other files. */
export const collections = [
  block("service-carousel", "Moving row of services", "A moving row of tiles that link to the services.", {
    tiles: z.array(serviceTile).min(4),
  }),
  block("related-services", "Links to other services", "Links to other services.", {
    intro: html("Paragraphs above the links.").optional(),
    services: references("services", "The services, in this order."),
    actions,
  }),
  block(
    "concern-finder",
    "Concern finder",
    "What parents see at home, each with an answer, and a search field.",
    {
      text: html("What this is, and what it is not."),
      question: text("The words above the search field."),
      example: text("An example of what to type, shown in the empty field."),
      elsewhere: action.optional().meta({
        formLabel: "Who else helps",
        description: "A button below each answer that can wait: where families find who else helps.",
      }),
      areas: z.array(concernArea).min(1),
    },
  ),
  block("testimonial-list", "Families' words", "Testimonials of families.", {
    testimonials: references("testimonials", "What families said, in this order."),
    images: z.array(image).optional(),
  }),
  block("reviews", "Reviews", "The reviews widget. Where it cannot be shown, the testimonials replace it.", {
    intro: html("Paragraphs above the reviews.").optional(),
    testimonials: references("testimonials", "What families said, in this order."),
  }),
  block(
    "news-list",
    "News, events and jobs",
    "All news, events and jobs of these days. Without any, visitors do not see this block.",
    {},
  ),
  block("partner-list", "Partners", "Our partners.", {
    partners: references("partners", "The partners, in this order."),
  }),
  block(
    "team-list",
    "Everyone on the team",
    "Everyone on the team, with a testimonial after every third person.",
    {
      testimonials: references("testimonials", "What families said, in this order."),
      drift: z
        .array(picture("A small picture with a transparent background."))
        .min(1)
        .meta({ formLabel: "Drifting pictures" }),
    },
  ),
  block("article-list", "Articles", "The anxiety articles, numbered, each with its video.", {
    intro: html("Paragraphs above the articles.").optional(),
    articles: references("anxietyArticles", "The articles, in this order."),
  }),
  block("media-list", "Television and other shows", "Television and other shows about us.", {
    intro: html("Paragraphs above the pictures.").optional(),
    media: references("mediaItems", "The shows, in this order."),
    actions,
  }),
  block(
    "language-notices",
    "Notices in every language",
    "The notice of free language help, in every language that has one.",
    {
      intro: html("Paragraphs above the notices.").optional(),
    },
  ),
  block("document-list", "PDFs to download", "PDFs to download, in groups.", {
    intro: html("Paragraphs above the groups.").optional(),
    groups: z.array(documentGroup).min(1),
  }),
] as const;
