import { z } from "zod";
import { html, image, story } from "../fields";
import { group } from "../group";
import { block, references } from "./shared";

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
