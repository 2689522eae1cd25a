import { z } from "zod";
import {
  alsoIn,
  date,
  group,
  languageCode,
  matching,
  path,
  phone,
  sample,
  text,
  time,
  webAddress,
  words,
} from "./fields";
import { insurance } from "./insurance";

const weekday = z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);

const hours = group("OpeningHours", {
  days: z.array(weekday).min(1),
  opens: time.meta({ formLabel: "Opens at" }),
  closes: time.meta({ formLabel: "Closes at" }),
}).meta({ description: "Consecutive days with the same hours." });

const season = group("Season", {
  name: words.meta({ description: 'What families read, such as "Summer hours".' }),
  from: date.meta({ formLabel: "First day" }),
  to: date.meta({ formLabel: "Last day" }),
  hours: z.array(hours).min(1),
  sample,
});

const address = group("Address", {
  street: z.string().min(1),
  locality: z.string().min(1).meta({ formLabel: "City" }),
  region: matching(/^[A-Z]{2}$/, 'must be the two letters of the state, such as "AK"').meta({
    formLabel: "State, in two letters",
  }),
  regionName: z.string().min(1).meta({ formLabel: "State" }),
  postalCode: matching(/^\d{5}$/, 'must be five digits, such as "99654"').meta({ formLabel: "ZIP code" }),
  country: matching(/^[A-Z]{2}$/, 'must be two letters, such as "US"').meta({
    formLabel: "Country, in two letters",
  }),
});

const arrival = group("Arrival", {
  parking: text("Where families park, in one or two short sentences."),
  door: text("How they find the door, and whether there are steps."),
  sample,
}).meta({ formLabel: "Getting here" });

const geo = group("Geo", {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
}).meta({ formLabel: "Place on the map", description: "The location of the entrance, in decimal degrees." });

const otherPhone = group("OtherPhone", {
  name: words.meta({ description: 'What it is for, such as "Billing".' }),
  number: phone,
});

const phones = group("Phones", {
  main: phone.meta({ formLabel: "Main number", description: "The main number, shown on every page." }),
  fax: phone.meta({ description: "Fax and referral line." }),
  structuredData: phone.optional().meta({
    formLabel: "For search engines",
    description: "A different number for search engines. If you leave it out, they show the main number.",
  }),
  others: z.array(otherPhone).optional().meta({
    formLabel: "Other numbers",
    description: "Further numbers, shown below the main one where families look for the phone.",
  }),
  sample,
});

const location = group("Location", {
  name: words.meta({ description: 'What families call it, such as "Palmer".' }),
  address,
  phone: phone
    .optional()
    .meta({ description: "Its own number. Without one, families call the main number." }),
  arrival,
  geo: geo.optional(),
  hours: z
    .array(hours)
    .min(1)
    .optional()
    .meta({ description: "Its own hours. Without them, the hours of the clinic apply, closures too." }),
  sample,
});

const minutes = z.int().min(1).max(480);
const range = group("MinuteRange", {
  from: minutes.meta({ formLabel: "At least" }),
  to: minutes.meta({ formLabel: "At most" }),
});

const visits = group("Visits", {
  evaluation: minutes.meta({ formLabel: "Minutes of a first visit" }),
  dyslexiaEvaluation: minutes.meta({ formLabel: "Minutes of a dyslexia evaluation" }),
  followUp: range.meta({ formLabel: "Minutes of a later visit" }),
  early: range.meta({ formLabel: "Minutes that families come early" }),
  earlyWithPaperwork: range.meta({ formLabel: "Minutes that they come early to fill in forms" }),
  noticeHours: z.int().min(1).max(168).meta({
    formLabel: "Hours ahead to cancel",
    description: "A visit canceled with more hours' notice than this has no late fee.",
  }),
}).meta({ description: "Times of a visit. Texts and PDFs take them from here." });

const crisisLine = group("CrisisLine", {
  name: words,
  number: matching(/^\d{3}$/, 'must be three digits, such as "988"'),
  canText: z.boolean().meta({ formLabel: "Also by text message" }),
  when: words.meta({ description: "When to use it, in a few plain words." }),
});

const helpLine = group("HelpLine", {
  id: z.enum(["poison", "battery", "child-protection", "child-abuse"]).meta({
    formLabel: "Which hotline",
    formChoices: { poison: "Poison Help", battery: "Swallowed batteries" },
  }),
  name: words,
  number: matching(/^1-\d{3}-\d{3}-\d{4}$/, 'must be written like "1-800-222-1222"'),
  when: words.meta({ description: "When to call, in a few plain words." }),
});

const socialLink = group("SocialLink", {
  name: z.enum(["Facebook", "Instagram", "LinkedIn", "YouTube"]).meta({ formLabel: "Network" }),
  url: webAddress,
  languages: alsoIn,
  sample,
});

/** data/clinic.json: the single source of the clinic's facts. */
export const clinic = group("Clinic", {
  $schema: z.string().optional(),
  name: z.string().min(1).meta({ role: "name" }),
  legalName: z.string().min(1),
  tagline: words,
  description: words.meta({ description: "One sentence for search engines." }),
  email: z.email(),
  phones,
  geo: geo.optional(),
  address,
  arrival,
  locations: z.array(location).optional().meta({
    formLabel: "Other locations",
    description: "Where families can come besides the address above.",
  }),
  languages: z.array(languageCode).min(1).meta({
    formLabel: "Languages that we speak",
    formHint:
      'Languages in which somebody here can talk with families: their codes, such as "es" for Spanish.',
    description:
      'Languages in which somebody at the clinic can talk with families, by their codes: "en" for English, "es" for Spanish, "ru" for Russian.',
  }),
  timeZone: z.literal("America/Anchorage"),
  hours: z.array(hours).min(1),
  seasons: z.array(season).optional().meta({
    formLabel: "Hours of a season",
    description: "Weekly hours from one day to another, such as in summer. They replace the usual ones.",
  }),
  visits,
  insurance,
  crisisLines: z.array(crisisLine).min(2),
  helpLines: z.array(helpLine).meta({
    description: "Other hotlines that the pages of concerns show, such as Poison Help.",
  }),
  social: z.array(socialLink).min(1).meta({ formLabel: "Social networks" }),
  privacyDocument: z
    .string()
    .meta({ role: { reference: "documents" }, formLabel: "PDF of the privacy practices" }),
  sitemapPath: path("The path of the sitemap, for search engines.")
    .or(z.literal("/sitemap-index.xml"))
    .meta({ formLabel: "Address of the list of pages", description: "For search engines." }),
});

export type Clinic = z.infer<typeof clinic>;
export type SocialNetwork = Clinic["social"][number]["name"];
