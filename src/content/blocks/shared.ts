import { z } from "zod";
import { awaitsCounsel } from "../approval";
import {
  action,
  anchor,
  date,
  group,
  html,
  image,
  matching,
  picture,
  reference,
  sample,
  shortName,
  target,
  text,
} from "../fields";

/*
 * A field must have the same type in every kind that has it, because one GraphQL query selects the blocks of
 * all kinds. So `text` and `image` are always required, and `intro` and `sideImage` are always optional.
 */

const heading = text("The heading of this block.");

/** The schema of a block: its kind, what editors call it, an anchor for links, its heading, and the fields of that kind. */
export const block = <Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  formLabel: string,
  description: string,
  fields: Fields,
) =>
  z
    .strictObject({ kind: z.literal(kind), anchor: anchor.optional(), awaitsCounsel, heading, ...fields })
    .meta({ formLabel, description });

export const actions = z
  .array(action)
  .min(1)
  .optional()
  .meta({ formLabel: "Buttons", description: "The first one is the main one." });
export const sideImage = image.meta({ formLabel: "Picture at the side" });
/** A list of texts with at least one entry. */
export const textList = (description: string) => z.array(text(description)).min(1).meta({ description });
/** A list of ids with at least one entry. */
export const references = (entity: Parameters<typeof reference>[0], description: string) =>
  z.array(reference(entity, description)).min(1).meta({ description });

/** A link to an anchor on the same page (the specification's therapy-type link). */
export const placeLink = group("PlaceLink", {
  id: z.string().min(1).meta({
    role: "anchor",
    formLabel: "Section",
    formHint: "The name for links of a section of this page.",
  }),
  name: text("The words of the link."),
});
export const titledText = group("TitledText", {
  title: text("A few words."),
  text: html("A few sentences."),
});
export const answeredQuestion = group("AnsweredQuestion", {
  title: text("The question."),
  text: html("Its answer."),
  anchor: anchor.optional(),
});
export const sourcedPoint = group("SourcedPoint", {
  title: text("A few words."),
  text: html("One to three short sentences. Say only what the source says."),
  source: action.meta({ description: "The page that says so, as a link, and whose page it is." }),
  checked: date.meta({
    description:
      "The date when someone last compared the text with its source. You are reminded after a year.",
  }),
});
const age = z.int().min(1).max(25);
export const helper = group("Helper", {
  ...sourcedPoint.shape,
  phone: matching(/^(\d-\d-\d|(1-)?\d{3}-\d{3}-\d{4})$/, 'must be written like "2-1-1" or "1-800-222-1222"')
    .optional()
    .meta({ description: "The number that families call." }),
  fromAge: age.optional().meta({
    description: "From which birthday they help. Leave it out if they help from birth.",
  }),
  untilAge: age.optional().meta({
    description: "Until which birthday they help: 3 for children under 3. Leave it out if there is no limit.",
  }),
  sample,
});
export const serviceTile = group("ServiceTile", {
  text: text("The label."),
  imgUrl: picture("Square.").meta({ formLabel: "Picture" }),
  link: target,
});
export const serviceGroup = group("ServiceGroup", {
  name: text("What the items have in common."),
  items: textList("One entry of the list."),
});
export const concernArea = group("ConcernArea", {
  name: text("What these concerns have in common."),
  anchor: anchor.optional(),
  concerns: references("concerns", "The concerns, in this order."),
});
export const documentGroup = group("DocumentGroup", {
  name: text("What the documents are for."),
  anchor: anchor.optional(),
  documents: references("documents", "The PDFs, in this order."),
});
export const video = group("Video", {
  title: text("What the video shows, for visitors who cannot see its picture."),
  picture: picture("The picture before the video is played, 16:9."),
  link: reference("links", "The video."),
});
const sheetField = group("SheetField", {
  name: shortName("A short name that no other field of the sheet has."),
  label: text("The label of the field."),
  kind: z.enum(["text", "lines", "date", "phone", "npi", "services", "choices", "signature"]).meta({
    description: "How the field is filled in and checked. A signature is only on the printed sheet.",
    formChoices: {
      text: "One line",
      lines: "Several lines",
      phone: "Phone number",
      npi: "NPI number",
      services: "Services to check",
      choices: "Options to check",
    },
  }),
  choices: z.array(text("An option to check.")).optional().meta({
    formLabel: "Options",
    formHint: "Only for a field with options to check.",
    description: 'The options of a field of kind "choices".',
  }),
  isOptional: z.boolean().optional().meta({
    formLabel: "May be left empty",
    formHint: "",
    description: "true: the field may be left empty.",
  }),
});
export const sheetPart = group("SheetPart", {
  name: text("What the fields are about."),
  isFolded: z.boolean().optional().meta({
    formLabel: "Folded away at first",
    formHint:
      "Folded away on the screen until somebody opens it. All its fields must be allowed to stay empty.",
    description: "true: folded away on the screen until somebody opens it. All its fields must be optional.",
  }),
  fields: z.array(sheetField).min(1),
});
