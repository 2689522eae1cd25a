import { z } from "zod";
import { boardSymbols } from "../../shared/site/board-symbols";
import { planSize } from "../../shared/site/floor-plan";
import { group, html, image, sample, shortNameHint, slug, story, text, written } from "../fields";
import { block, references, textList } from "./shared";

const sentence = group("StorySentence", {
  text: story("A short sentence."),
  otherwise: story("Shown instead until the family has entered every name that the sentence contains.")
    .optional()
    .meta({ formLabel: "Without the names" }),
});

const scene = group("StoryScene", {
  image,
  showsTherapist: z.boolean().optional().meta({
    formLabel: "Shows the therapist",
    formHint: "Once the family has chosen a therapist, that person's portrait replaces the picture.",
    description: "true: once the family has chosen a therapist, that person's portrait replaces the picture.",
  }),
  sentences: z.array(sentence).min(1).max(4, "must be at most 4, or two pages do not fit on a printed sheet"),
});

/** Picture stories for children. */
export const stories = [
  block(
    "picture-story",
    "Picture book",
    "A picture book for children, in which a family can use its own names.",
    {
      intro: html("Paragraphs above the book, for the parents.").optional(),
      therapists: references(
        "team",
        "The people who can be chosen as the therapist of the story.",
      ).optional(),
      scenes: z
        .array(scene)
        .min(2)
        .meta({ description: "The pages of the book. An even number looks best." }),
    },
  ),
] as const;

const square = (last: number, description: string) => z.int().min(0).max(last).meta({ description });
const squares = (most: number, description: string) => z.int().min(1).max(most).meta({ description });
const { columns, rows } = planSize;

const place = group("RoomPlace", {
  column: square(columns - 1, "How many squares of the plan are to the left of the room."),
  row: square(rows - 1, "How many squares of the plan are above the room."),
  width: squares(columns, "How many squares wide the room is."),
  height: squares(rows, "How many squares high the room is."),
  door: z.enum(["top", "bottom", "left", "right"]).meta({ description: "The side with the door." }),
});

const room = group("Room", {
  id: slug("A short name that no other room has. Links to the room use it.").meta({
    shortName: "seen",
    formHint: shortNameHint,
  }),
  name: text("What the room is called, in two or three short words."),
  place,
  see: text("What one sees there."),
  hear: text("What one hears there."),
  smell: text("What one smells there."),
  touch: text("What one touches there."),
  sample,
});

const quietTimes = group("QuietTimes", {
  title: text("A few words."),
  text: html("When it is quieter, and when busy."),
  sample,
});

const requests = group("RequestList", {
  name: text("The heading above the list."),
  items: textList("Something that families may ask for, in a few words."),
  note: html("How to ask for it."),
  sample,
});

const boardWord = group("BoardWord", {
  word: written()
    .max(12, "must have at most 12 letters, to fit under its symbol")
    .meta({ role: "words", description: "One or two short words. The device says them." }),
  symbol: z.enum(boardSymbols).meta({ description: "The drawing above the word." }),
});

/** Guides to the clinic itself, and boards that help a child and a grown-up understand each other. */
export const guides = [
  block(
    "sensory-guide",
    "Rooms and senses",
    "What one sees, hears, smells and touches in each room, with a drawn plan.",
    {
      text: html("Says what this is. The plan is beside it."),
      rooms: z.array(room).min(2).meta({ description: "In the order in which a family comes to them." }),
      quietTimes,
      requests,
    },
  ),
  block(
    "communication-board",
    "Communication board",
    "Large squares with symbols and words, which the device says.",
    {
      text: html("Says what the board is for, and that what is pressed stays on the device."),
      words: z.array(boardWord).min(2).max(12, "must be at most 12, or the squares do not fit on one page"),
      withoutScript: text(
        "Shown where the browser runs no programs: why there is no sound, and what works all the same.",
      ).meta({ formLabel: "If the browser can't do this" }),
      sample,
    },
  ),
] as const;
