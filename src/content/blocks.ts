import { z } from "zod";
import { action, anchor, html, image, picture, reference, target, text } from "./fields";

/*
 * A field has the same shape in every kind that has it: GraphQL merges the kinds of one page into one answer. Hence
 * `text` is always required and `intro` never, `image` always and `sideImage` never.
 */

/** A band of a page: its kind, its place on the page where links may lead, and that kind's own fields. */
const block = <Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  fields: Fields,
) => z.strictObject({ kind: z.literal(kind), anchor: anchor.optional(), ...fields }).meta({ description });

const heading = text("The heading of this band.");
const actions = z
  .array(action)
  .min(1)
  .optional()
  .meta({ description: "Buttons; the first is the main one." });
const textList = (description: string) => z.array(text(description)).min(1).meta({ description });
const references = (entity: Parameters<typeof reference>[0], description: string) =>
  z.array(reference(entity, description)).min(1).meta({ description });

/** The specification's therapy-type link: a place on the page and its name. */
const placeLink = z
  .strictObject({ id: z.string().min(1).meta({ role: "anchor" }), name: text("The words of the link.") })
  .meta({ title: "PlaceLink" });
const titledText = z
  .strictObject({ title: text("A few words."), text: html("A few sentences.") })
  .meta({ title: "TitledText" });
const serviceTile = z
  .strictObject({ text: text("The label."), imgUrl: picture("Square."), link: target })
  .meta({ title: "ServiceTile" });
const serviceGroup = z
  .strictObject({ name: text("What the items have in common."), items: textList("One entry of the list.") })
  .meta({ title: "ServiceGroup" });
const documentGroup = z
  .strictObject({
    name: text("What the documents are for."),
    documents: references("documents", "Ids from documents.json."),
  })
  .meta({ title: "DocumentGroup" });
const video = z
  .strictObject({
    title: text("What the video shows; said to those who do not see its picture."),
    picture: picture("The thumbnail, 16:9."),
    link: reference("links", "The id of the video's address in links.json."),
  })
  .meta({ title: "Video" });

const openings = [
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

const bands = [
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

const collections = [
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

const closings = [
  block("insurance", "Insurers and homeschool programs, from clinic.json.", {
    heading,
    text: html("Paragraphs above the lists."),
    sideImage: image.optional(),
    actions,
  }),
  block("appointment-form", "The form that asks for an appointment.", {
    heading,
    text: text("One sentence above the fields."),
  }),
  block("visit-us", "Where we are, when we are open, how to call.", {
    heading,
    text: html("Paragraphs."),
    actions,
  }),
  block("call-banner", "A short call to pick up the phone.", {
    heading,
    text: text("One or two sentences."),
  }),
  block("map-banner", "The map with the clinic on it, and ways to reach us.", {
    heading,
    text: text("One sentence."),
    messageLabel: text("The words of the link to the contact form."),
  }),
] as const;

/** Every kind of band that a page may be made of. */
export const anyBlock = z.discriminatedUnion("kind", [...openings, ...bands, ...collections, ...closings]);

export type Block = z.infer<typeof anyBlock>;
export type BlockKind = Block["kind"];

/** The kinds in the order in which they are described here. */
export const blockKinds: readonly BlockKind[] = anyBlock.options.map((option) => option.shape.kind.value);
