import { z } from "zod";
import { action, anchor, awaitsCounsel, html, picture, reference, slug, target, text } from "../fields";

/*
 * A field has the same shape in every kind that has it: GraphQL merges the kinds of one page into one answer. Hence
 * `text` is always required and `intro` never, `image` always and `sideImage` never.
 */

/** A band of a page: its kind, its place on the page where links may lead, and that kind's own fields. */
export const block = <Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  fields: Fields,
) =>
  z
    .strictObject({ kind: z.literal(kind), anchor: anchor.optional(), awaitsCounsel, ...fields })
    .meta({ description });

export const heading = text("The heading of this band.");
export const actions = z
  .array(action)
  .min(1)
  .optional()
  .meta({ description: "Buttons; the first is the main one." });
export const textList = (description: string) => z.array(text(description)).min(1).meta({ description });
export const references = (entity: Parameters<typeof reference>[0], description: string) =>
  z.array(reference(entity, description)).min(1).meta({ description });

/** The specification's therapy-type link: a place on the page and its name. */
export const placeLink = z
  .strictObject({ id: z.string().min(1).meta({ role: "anchor" }), name: text("The words of the link.") })
  .meta({ title: "PlaceLink" });
export const titledText = z
  .strictObject({ title: text("A few words."), text: html("A few sentences.") })
  .meta({ title: "TitledText" });
export const serviceTile = z
  .strictObject({ text: text("The label."), imgUrl: picture("Square."), link: target })
  .meta({ title: "ServiceTile" });
export const serviceGroup = z
  .strictObject({ name: text("What the items have in common."), items: textList("One entry of the list.") })
  .meta({ title: "ServiceGroup" });
export const concernArea = z
  .strictObject({
    name: text("What these concerns have in common."),
    concerns: references("concerns", "Ids from concerns.json."),
  })
  .meta({ title: "ConcernArea" });
export const documentGroup = z
  .strictObject({
    name: text("What the documents are for."),
    documents: references("documents", "Ids from documents.json."),
  })
  .meta({ title: "DocumentGroup" });
export const video = z
  .strictObject({
    title: text("What the video shows; said to those who do not see its picture."),
    picture: picture("The thumbnail, 16:9."),
    link: reference("links", "The id of the video's address in links.json."),
  })
  .meta({ title: "Video" });
export const sheetField = z
  .strictObject({
    name: slug("No other field of the sheet has it."),
    label: text("What is to be filled in."),
    kind: z.enum(["text", "lines", "date", "phone", "npi", "services", "choices", "signature"]).meta({
      description: "How it is filled in and checked; a signature only on paper.",
    }),
    choices: z.array(text("What can be ticked.")).optional().meta({ description: 'For the kind "choices".' }),
    isOptional: z
      .boolean()
      .optional()
      .meta({ description: "true: nobody is asked for it when it is empty." }),
  })
  .meta({ title: "SheetField" });
export const sheetPart = z
  .strictObject({ name: text("What the fields are about."), fields: z.array(sheetField).min(1) })
  .meta({ title: "SheetPart" });
