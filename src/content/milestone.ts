import { z } from "zod";
import { domains } from "../shared/site/milestone-ages";
import { group, shortName, text, webAddress, words } from "./fields";

/** data/milestones.json: what most children (75 % or more) do by an age. */
export const milestone = group("Milestone", {
  id: shortName("A short name. Concerns and documents refer to the milestone by it."),
  months: z.int().min(1).meta({
    formLabel: "Age in months",
    description: "The age in months by which 75 of 100 children or more do it.",
  }),
  domain: z.enum(domains).meta({
    formLabel: "Area",
    formChoices: { social: "Social", language: "Language", thinking: "Thinking", movement: "Movement" },
  }),
  text: text('Completes "By 18 months, most children …": "scribble".'),
  said: z.array(words).min(1).optional().meta({
    formLabel: "How other texts say it",
    description:
      'The words, or their beginnings, by which the check finds it in other texts: "jump both feet" finds "jumps off the ground with both feet". It then compares the ages.',
  }),
  source: webAddress.meta({ formLabel: "Source", description: "The web page that says so." }),
});
