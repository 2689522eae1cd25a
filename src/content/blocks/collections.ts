import { z } from "zod";
import { html, image, picture, text } from "../fields";
import { actions, block, concernArea, documentGroup, heading, references, serviceTile } from "./shared";

/** Entities of other files, brought together. */
export const collections = [
  block("service-carousel", "Tiles that lead to the services.", {
    heading,
    tiles: z.array(serviceTile).min(4),
  }),
  block("related-services", "Links to other services.", {
    heading,
    intro: html("Paragraphs above the links.").optional(),
    services: references("services", "Ids from services.json."),
    actions,
  }),
  block("concern-finder", "What parents see at home, each with an answer, and a field to look for it.", {
    heading,
    text: html("What this is, and what it is not."),
    question: text("Above the field in which a parent types."),
    example: text("What one may type."),
    areas: z.array(concernArea).min(1),
  }),
  block("testimonial-list", "Families' words.", {
    heading,
    testimonials: references("testimonials", "Ids from testimonials.json."),
    images: z.array(image).optional(),
  }),
  block("reviews", "The reviews widget; families' words stand in its place.", {
    heading,
    intro: html("Paragraphs above the reviews.").optional(),
    testimonials: references("testimonials", "Ids from testimonials.json."),
  }),
  block("partner-list", "Whom we work with.", {
    heading,
    partners: references("partners", "Ids from partners.json."),
  }),
  block("team-list", "Everyone of team.json, with a family's words after every third.", {
    heading,
    testimonials: references("testimonials", "Ids from testimonials.json."),
    drift: z.array(picture("A small picture with a transparent ground.")).min(1),
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
  block("document-list", "PDFs to download, in groups.", {
    heading,
    intro: html("Paragraphs above the groups.").optional(),
    groups: z.array(documentGroup).min(1),
  }),
] as const;
