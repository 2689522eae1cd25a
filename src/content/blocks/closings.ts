import { z } from "zod";
import { html, text } from "../fields";
import { actions, block, references, sheetPart, sideImage } from "./shared";

/** The blocks that most pages end with: facts of clinic.json and ways to reach the clinic. */
export const closings = [
  block(
    "insurance",
    "Insurers and programs",
    "The accepted insurers and homeschool programs, which are under The clinic.",
    {
      text: html("Paragraphs above the lists."),
      sideImage: sideImage.optional(),
      actions,
    },
  ),
  block(
    "referral-sheet",
    "Referral sheet",
    "A sheet that providers fill in, print and fax. Nothing is sent or stored.",
    {
      text: html("Says who the sheet is for, and that nothing is sent or stored."),
      opener: text("The words to click to open the sheet.").meta({ formLabel: "Words that open the sheet" }),
      title: text("The title of the printed sheet."),
      services: references("services", "The services that a provider can request."),
      parts: z.array(sheetPart).min(1),
      footnote: text("The last line of the printed sheet."),
      afterwards: text("What to do with the printed sheet."),
    },
  ),
  block("appointment-form", "Appointment form", "The form for requesting an appointment.", {
    text: text("One sentence above the fields."),
  }),
  block(
    "visit-us",
    "Where we are",
    "Where we are, how to park and find the door, when we are open, how to call.",
    {
      text: html("Paragraphs."),
      actions,
    },
  ),
  block("call-banner", "Invitation to call", "A short invitation to call.", {
    text: text("One or two sentences."),
  }),
  block("map-banner", "Map", "A map that shows the clinic, and ways to reach us.", {
    text: text("One sentence."),
    messageLabel: text("The words of the link to the contact form.").meta({ formLabel: "Link to the form" }),
  }),
] as const;
