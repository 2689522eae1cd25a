import { z } from "zod";
import { news } from "../words/en/sections";
import { action, date, group, html, sample, time, words } from "./fields";

const eventTime = group("EventTime", {
  day: date,
  lastDay: date.optional().meta({ description: "The last day, if there are several." }),
  starts: time.optional(),
  ends: time.optional(),
}).meta({
  formLabel: "Day of the event",
  description: "When the event is. Leave it out for news and jobs.",
});

const jobTerms = group("JobTerms", {
  employment: z.enum(["full time", "part time", "temporary", "internship"]).meta({
    formChoices: news.employment,
  }),
}).meta({
  formLabel: "Terms of the job",
  description:
    "The terms of the job. Families can apply until the last day. Leave it out for news and events.",
});

/** data/news.json: news, events and jobs, each shown from its first day through its last. */
export const newsItem = group("NewsItem", {
  title: words,
  text: html("A few sentences."),
  from: date.meta({ formLabel: "First day", description: "From this day on, visitors see it." }),
  to: date.meta({ formLabel: "Last day", description: "After this day, visitors no longer see it." }),
  event: eventTime.optional(),
  job: jobTerms.optional(),
  link: action.optional().meta({ formLabel: "Button", description: "Where to read more, or to sign up." }),
  sample,
});
