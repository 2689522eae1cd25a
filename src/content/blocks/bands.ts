import { z } from "zod";
import { html, image, reference, target, text } from "../fields";
import {
  actions,
  answeredQuestion,
  block,
  helper,
  references,
  serviceGroup,
  sideImage,
  sourcedPoint,
  textList,
  titledText,
  video,
} from "./shared";

/** Blocks of text, with or without pictures. */
export const bands = [
  block("home-about", "Who we are", "Who we are: a video, the services, a testimonial.", {
    text: html("A few short paragraphs."),
    video: video.optional(),
    servicesHeading: text("The heading above the list of services."),
    services: references("services", "The services, in this order."),
    testimonial: reference("testimonials", "What a family said."),
    actions,
  }),
  block("prose", "Text", "Text in one column.", { text: html("Paragraphs."), actions }),
  block(
    "feature",
    "Text beside a picture",
    "Text beside a picture. The picture can play a video or be a link.",
    {
      text: html("Paragraphs."),
      image,
      videoLink: reference("links", "The video that the picture plays.")
        .optional()
        .meta({ formLabel: "Video" }),
      imageLink: target.optional().meta({
        formLabel: "A click on the picture leads to",
        description: "The page that a click on the picture opens.",
      }),
      listenLink: reference(
        "links",
        "The podcast that the text is about. Below it is what is said there, or how to get the words.",
      )
        .optional()
        .meta({ formLabel: "Podcast" }),
      documents: references("documents", "PDFs offered below the text.").optional(),
      actions,
    },
  ),
  block("steps", "Numbered steps", "Numbered steps.", {
    intro: html("Paragraphs above the steps.").optional(),
    steps: z.array(titledText).min(2),
    sideImage: sideImage.optional(),
    actions,
  }),
  block("card-list", "Cards", "Cards with short texts, side by side.", {
    intro: html("Paragraphs above the cards.").optional(),
    cards: z.array(titledText).min(2),
    actions,
  }),
  block(
    "questions",
    "Questions and answers",
    "Questions that parents ask, each with its answer. Search engines get them too.",
    {
      intro: html("Paragraphs above the questions.").optional(),
      questions: z.array(answeredQuestion).min(2),
      actions,
    },
  ),
  block(
    "rights-list",
    "Points with their sources",
    "What a law or an agency says, point by point, each with its source.",
    {
      intro: html("Paragraphs above the points.").optional(),
      points: z.array(sourcedPoint).min(1),
      documents: references("documents", "PDFs offered below the points.").optional(),
      actions,
    },
  ),
  block(
    "help-by-age",
    "Who else helps, by age",
    "Who else helps families, each with its source, and one question: how old the child is.",
    {
      text: html(
        "Says what this is. It must make sense without the question, which some browsers can't show.",
      ),
      question: text("Asks how old the child is. The answers are made from the ages of the entries."),
      privacy: text("Says that the answer stays on the page. It is shown with the question."),
      helpers: z.array(helper).min(2).meta({ description: "Entries for the same ages are shown together." }),
      actions,
    },
  ),
  block("check-list", "List with check marks", "A list with check marks.", {
    intro: html("Paragraphs above the list.").optional(),
    items: textList("One entry of the list."),
    note: html("Text below the list.").optional(),
    sideImage: sideImage.optional(),
    actions,
  }),
  block("therapy-section", "One therapy", "One therapy on the services page.", {
    text: html("What this therapy is."),
    image,
    videoLink: reference("links", "The video that the picture plays.")
      .optional()
      .meta({ formLabel: "Video" }),
    treated: z.array(titledText).min(1).meta({
      formLabel: "What is treated",
      description: "The diagnoses that are treated, each with a sentence.",
    }),
    treatedHeading: text("The heading above the diagnoses."),
    groups: z
      .array(serviceGroup)
      .min(1)
      .meta({ formLabel: "More lists", description: "Such as further diagnoses and modalities." }),
    testimonials: z.array(reference("testimonials", "What a family said.")),
    actions,
  }),
  block("service-groups", "Lists of a service", "Lists of what a service offers.", {
    intro: html("Paragraphs above the lists.").optional(),
    groups: z.array(serviceGroup).min(1),
    actions,
  }),
  block(
    "warning-signs",
    "Warning signs",
    "Signs that a child needs help. An urgent list shows the crisis lines first.",
    {
      text: html("Paragraphs above the list."),
      urgent: z.boolean().meta({ description: "Shows the crisis lines above the list." }),
      items: textList("One sign."),
      actions,
    },
  ),
  block("slider", "Slideshow beside text", "A slideshow beside text.", {
    intro: html("Paragraphs beside the slideshow.").optional(),
    slides: z.array(image).min(2),
    actions,
  }),
] as const;
