import { z } from "zod";
import { html, image, reference, target, text } from "../fields";
import { actions, block, heading, references, serviceGroup, textList, titledText, video } from "./shared";

/** Words, with or without pictures. */
export const bands = [
  block("home-about", "Who we are: a video, the services, a family's words.", {
    heading,
    text: html("A few short paragraphs."),
    video,
    servicesHeading: text("Above the list of services."),
    services: references("services", "Ids from services.json."),
    testimonial: reference("testimonials", "An id from testimonials.json."),
    actions,
  }),
  block("prose", "Words in one column.", { heading, text: html("Paragraphs."), actions }),
  block("feature", "Words beside a picture. The picture may play a video or lead somewhere.", {
    heading,
    text: html("Paragraphs."),
    image,
    videoLink: reference("links", "The picture plays this video.").optional(),
    imageLink: target.optional().meta({ description: "The picture leads here." }),
    documents: references("documents", "PDFs offered under the words.").optional(),
    actions,
  }),
  block("steps", "Things in an order, numbered.", {
    heading,
    intro: html("Paragraphs above the steps.").optional(),
    steps: z.array(titledText).min(2),
    sideImage: image.optional(),
    actions,
  }),
  block("card-list", "Short pieces side by side.", {
    heading,
    intro: html("Paragraphs above the cards.").optional(),
    cards: z.array(titledText).min(2),
    actions,
  }),
  block("questions", "Questions that parents ask, each with its answer; search engines are told them too.", {
    heading,
    intro: html("Paragraphs above the questions.").optional(),
    questions: z
      .array(titledText)
      .min(2)
      .meta({ description: "The title is the question, the text its answer." }),
    actions,
  }),
  block("check-list", "A list to skim.", {
    heading,
    intro: html("Paragraphs above the list.").optional(),
    items: textList("One entry of the list."),
    note: html("Words below the list.").optional(),
    sideImage: image.optional(),
    actions,
  }),
  block("therapy-section", "One therapy on the services page.", {
    heading,
    text: html("What this therapy is."),
    image,
    videoLink: reference("links", "The picture plays this video.").optional(),
    treated: z.array(titledText).min(1).meta({ description: "What is treated, each with a sentence." }),
    treatedHeading: text("Above them."),
    groups: z
      .array(serviceGroup)
      .min(1)
      .meta({ description: "Lists, such as further diagnoses and modalities." }),
    testimonials: z.array(reference("testimonials", "An id from testimonials.json.")),
    actions,
  }),
  block("service-groups", "Lists of what a service offers.", {
    heading,
    intro: html("Paragraphs above the lists.").optional(),
    groups: z.array(serviceGroup).min(1),
    actions,
  }),
  block("warning-signs", "Signs that a child needs help. An urgent list shows the crisis lines first.", {
    heading,
    text: html("Paragraphs above the list."),
    urgent: z.boolean(),
    items: textList("One sign."),
    actions,
  }),
  block("slider", "Pictures that follow one another.", {
    heading,
    intro: html("Paragraphs beside the pictures.").optional(),
    slides: z.array(image).min(2),
    actions,
  }),
] as const;
