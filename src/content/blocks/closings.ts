import { z } from "zod";
import { html, image, text } from "../fields";
import { actions, block, heading, references, sheetPart } from "./shared";

/** What most pages end with: facts of clinic.json and ways to reach us. */
export const closings = [
  block("insurance", "Insurers and homeschool programs, from clinic.json.", {
    heading,
    text: html("Paragraphs above the lists."),
    sideImage: image.optional(),
    actions,
  }),
  block("referral-sheet", "A sheet that providers fill in, print and fax. Nothing of it is sent or kept.", {
    heading,
    text: html("Who it is for, and that nothing is sent or kept."),
    opener: text("The words that open the sheet."),
    title: text("The title on paper."),
    services: references("services", "Ids from services.json: what can be asked for."),
    parts: z.array(sheetPart).min(1),
    footnote: text("The last line on paper."),
    afterwards: text("What to do once it is printed."),
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
