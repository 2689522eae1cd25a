import { z } from "zod";
import { approval } from "../approval";
import { action, alt, group, html, image, picture, text } from "../fields";
import { actions, block, placeLink } from "./shared";

/** The way in for parents who see something at home and don't know who could help. */
const door = group("Door", {
  heading: text("A question, such as what they see at home."),
  text: text("One or two sentences under the question."),
  links: z.array(action).min(2).meta({
    formLabel: "Answers",
    description: "What parents may answer, each with the section of a page that it leads to.",
  }),
  action: action.meta({ formLabel: "Button", description: "For parents whom none of the answers fits." }),
});

/** The blocks that open a page. Each contains the page's h1. */
export const openings = [
  block("home-hero", "Top of the home page", "The top of the home page, with the evaluation form.", {
    text: text("The tagline."),
    wide: picture("For wide screens.").meta({ formLabel: "Picture for wide screens" }),
    tall: picture("For phones.").meta({ formLabel: "Picture for phones" }),
    alt,
    door: door.optional().meta({
      formLabel: "Question to parents",
      description: "For parents who see something at home and don't know who could help.",
    }),
    formHeading: text("The heading above the form."),
    formText: text("One sentence above the fields."),
    actions,
  }),
  block("page-hero", "Top of a page", "The top of a page.", {
    intro: text("One or two sentences under the heading.").optional(),
    image,
    links: z.array(placeLink).min(1).optional().meta({ description: "Links to sections of this page." }),
    actions,
  }),
  block(
    "concern-areas",
    "Top of the page of concerns",
    "The top of the page that lists the concerns: a link to the page of each, by the areas of the concern finder.",
    { text: html("Paragraphs above the lists.") },
  ),
  block(
    "milestones",
    "Milestones by age",
    "The top of the page of milestones: what most children do by which age, to tick and print.",
    {
      text: html("What this is, and what it is not."),
      approved: approval.optional().meta({
        formHint:
          "Which of the clinic's clinicians has read all milestones, and when. Until then, search engines do not list the page.",
        description:
          "Who of the clinic's clinicians approved all milestones, and when. Without it, search engines do not list the page.",
      }),
    },
  ),
  block("team-banner", "Top of the team page", "The top of the team page. Every name links to that person.", {
    intro: text("One or two sentences under the heading.").optional(),
    image,
  }),
] as const;
