import { z } from "zod";
import { action, html, image, picture, text } from "../fields";
import { actions, block, concernArea, documentGroup, heading, references, serviceTile } from "./shared";

/** Blocks that show entries of other files. */
export const collections = [
  block("service-carousel", "A moving row of tiles that link to the services.", {
    heading,
    tiles: z.array(serviceTile).min(4),
  }),
  block("related-services", "Links to other services.", {
    heading,
    intro: html("Paragraphs above the links.").optional(),
    services: references("services", "Ids from services.json."),
    actions,
  }),
  block("concern-finder", "What parents see at home, each with an answer, and a search field.", {
    heading,
    text: html("What this is, and what it is not."),
    question: text("The label of the search field."),
    example: text("An example of what to type, shown in the empty field."),
    elsewhere: action.optional().meta({
      description: "A button below each answer that can wait: where families find who else helps.",
    }),
    areas: z.array(concernArea).min(1),
  }),
  block("testimonial-list", "Testimonials of families.", {
    heading,
    testimonials: references("testimonials", "Ids from testimonials.json."),
    images: z.array(image).optional(),
  }),
  block("reviews", "The reviews widget. Where it cannot be shown, the testimonials replace it.", {
    heading,
    intro: html("Paragraphs above the reviews.").optional(),
    testimonials: references("testimonials", "Ids from testimonials.json."),
  }),
  block("partner-list", "Our partners.", {
    heading,
    partners: references("partners", "Ids from partners.json."),
  }),
  block("team-list", "Everyone in team.json, with a testimonial after every third person.", {
    heading,
    testimonials: references("testimonials", "Ids from testimonials.json."),
    drift: z.array(picture("A small picture with a transparent background.")).min(1),
  }),
  block("article-list", "The anxiety articles, numbered, each with its video.", {
    heading,
    intro: html("Paragraphs above the articles.").optional(),
    articles: references("anxietyArticles", "Ids from resources.json."),
  }),
  block("media-list", "Television and other shows about us.", {
    heading,
    intro: html("Paragraphs above the pictures.").optional(),
    media: references("mediaItems", "Ids from resources.json."),
    actions,
  }),
  block("language-notices", "The notice of free language help, in every language of notices.json.", {
    heading,
    intro: html("Paragraphs above the notices.").optional(),
  }),
  block("document-list", "PDFs to download, in groups.", {
    heading,
    intro: html("Paragraphs above the groups.").optional(),
    groups: z.array(documentGroup).min(1),
  }),
] as const;
