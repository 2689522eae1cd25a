import { z } from "zod";
import { action, html, sample, slug, text } from "../fields";
import { block, heading } from "./shared";

const item = z
  .strictObject({
    text: text("What to bring or to do, in a few words."),
    links: z.array(action).min(1).optional().meta({ description: "Papers or pages that it speaks of." }),
  })
  .meta({ title: "VisitItem" });

const list = z
  .strictObject({ name: text("What the items have in common."), items: z.array(item).min(1) })
  .meta({ title: "VisitList" });

const visit = z
  .strictObject({
    id: slug("No other visit of the pack has it."),
    name: text("What kind of visit it is."),
    length: text("How long it takes, in words."),
    minutes: z.array(z.int().min(5).max(480)).min(1).meta({
      description: "How long it is in a calendar. Of several, the parent chooses the one that you have told.",
    }),
    earlyMinutes: z.int().min(1).max(120).meta({
      description: "How many minutes before the visit the calendar rings.",
    }),
    isRemote: z.boolean().optional().meta({
      description: "true: by video. The calendar holds no address, and picture and sound can be tested.",
    }),
    lists: z.array(list).min(1),
    arrival: html("Where it is, when to come, whom to call. Stands on the printed page, too."),
    calendarNote: text("What the calendar says of the visit. Whoever shares that calendar can read it."),
    sample,
  })
  .meta({ title: "Visit" });

/** Visits to us, and how to get ready for them. */
export const visits = [
  block("visit-pack", "Lists to tick and print for each kind of visit, and what goes into a calendar.", {
    heading,
    text: html("What this is, and that nothing is sent."),
    visits: z.array(visit).min(1),
    calendarHeading: text("Above the day and time of a visit."),
    calendarText: text("That you tell families the time first, and that nothing is booked here."),
    calendarTitle: text("What the visit is called in a calendar. Others may read it there: name no therapy."),
    testHeading: text("Above the test of picture and sound."),
    testText: text("What is tested, and that it stays in the page."),
    withoutScript: text("Where script does not run: how to print a list, and what to do about the rest."),
  }),
] as const;
