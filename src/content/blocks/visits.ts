import { z } from "zod";
import { action, group, html, sample, shortName, text, written } from "../fields";
import { actions, block, references, sheetPart, sideImage } from "./shared";

const item = group("VisitItem", {
  text: text("What to bring or to do, in a few words."),
  links: z.array(action).min(1).optional().meta({ description: "The documents or pages that it mentions." }),
});

const list = group("VisitList", {
  name: text("What the items have in common."),
  items: z.array(item).min(1),
});

const visit = group("Visit", {
  id: shortName("A short name that no other visit has."),
  name: text("The kind of visit."),
  length: text("How long it takes, in words."),
  minutes: z.array(z.int().min(5).max(480)).min(1).meta({
    description:
      "How many minutes it takes in a calendar. If there are several, parents choose the length that you gave them.",
  }),
  earlyMinutes: z.int().min(1).max(120).meta({
    formLabel: "Reminder",
    description: "How many minutes before the visit the calendar shows a reminder.",
  }),
  isRemote: z.boolean().optional().meta({
    formLabel: "By video",
    formHint: "The calendar entry has no street address, and families can test picture and sound.",
    description:
      "true: a visit by video. The calendar entry has no street address, and families can test picture and sound.",
  }),
  lists: z.array(list).min(1),
  arrival: html("Where it is, when to come, whom to call. It is also on the printed page."),
  calendarNote: text("The note in the calendar entry. Everyone who shares that calendar can read it."),
  sample,
});

const cardLine = written()
  .max(60, "must have at most 60 letters, or there is no room left to write")
  .meta({ role: "words", description: "What to write on the line, in a few words." });

/** Blocks that help families prepare for a visit. */
export const visits = [
  block("visit-pack", "Visit pack", "Checklists to print for each kind of visit, and a calendar entry.", {
    text: html("Says what this is, and that nothing is sent."),
    visits: z.array(visit).min(1),
    calendarHeading: text("The heading above the day and time of a visit."),
    calendarText: text("Says that you give families the time first, and that nothing is booked here."),
    calendarTitle: text("The title of the calendar entry. Other people may read it, so name no therapy."),
    testHeading: text("The heading above the test of picture and sound."),
    testText: text("Says what is tested, and that nothing leaves the page."),
    withoutScript: text(
      "Shown where the browser runs no programs: how to print a list, and what to do instead of the rest.",
    ).meta({ formLabel: "If the browser can't do this" }),
  }),
  block(
    "soonest-visits",
    "How soon a visit is possible",
    "How soon a new family can come, for each service. Silent when that is old.",
    {
      text: html("Says what the days mean, and that you have no waitlists."),
      services: references(
        "services",
        "The services, in this order. Those without a date of the last 30 days are left out.",
      ),
      otherwise: html("Shown while there is nothing to say: how to ask.").meta({
        formLabel: "If nothing is known",
      }),
    },
  ),
  block(
    "travel-card",
    "Travel card",
    "A card to print and fill in with a pen: where we are, and what we need to ask for a trip.",
    {
      text: html("Says what the card is for, and how we get it."),
      lines: z
        .array(cardLine)
        .min(1)
        .max(10, "must be at most 10, or the card does not fit on one page")
        .meta({ description: "The lines that families fill in with a pen." }),
      note: html("The last words on the card: whom to call on the way.").optional(),
      sample,
    },
  ),
] as const;

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
