import { z } from "zod";
import { html, image, story } from "../fields";
import { block, heading, references } from "./shared";

const sentence = z
  .strictObject({
    text: story("A short sentence."),
    otherwise: story("Stands in its place while a name that it holds is not known.").optional(),
  })
  .meta({ title: "StorySentence" });

const scene = z
  .strictObject({
    image,
    showsTherapist: z.boolean().optional().meta({
      description: "true: the portrait of the therapist, once one is chosen, takes the picture's place.",
    }),
    sentences: z
      .array(sentence)
      .min(1)
      .max(4, "must be at most 4, or two pages do not fit on a printed sheet"),
  })
  .meta({ title: "StoryScene" });

/** Stories told in pictures, for children. */
export const stories = [
  block("picture-story", "A small book for a child, in which a family may put names of its own.", {
    heading,
    intro: html("Paragraphs above the book, for the grown-ups.").optional(),
    therapists: references("team", "Ids from team.json: who may be chosen as the therapist of the story."),
    scenes: z.array(scene).min(2).meta({ description: "The pages of the book; an even number looks best." }),
  }),
] as const;
