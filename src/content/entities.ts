import { z } from "zod";
import { approved, medical, reviewed } from "./approval";
import {
  action,
  alsoIn,
  alt,
  date,
  group,
  html,
  matching,
  pagePath,
  picture,
  published,
  sample,
  sectionPath,
  shortName,
  shortNameHint,
  slug,
  text,
  time,
  webAddress,
  words,
} from "./fields";
import { madeOf, pdfInLanguage } from "./languages";

/** data/team.json */
export const teamMember = group("TeamMember", {
  id: matching(/^[a-z]+$/, 'must be the first name in lowercase letters, such as "firstname"').meta({
    formLabel: "Short name",
    shortName: "seen",
    formHint: shortNameHint,
    description: "The first name in lowercase letters. Links to this person use it: /our-team#anika.",
  }),
  name: z.string().min(1).meta({ role: "name" }),
  credentials: z
    .string()
    .min(1)
    .meta({
      role: "name",
      description: 'Degrees and licenses, as they are written after the name: "MS, OTR/L".',
    })
    .optional(),
  position: words.optional(),
  description: html("The biography. Everything after <hr> is hidden until a visitor clicks READ MORE.").meta({
    formLabel: "Biography",
    formHint: "Everything after the line is hidden until a visitor presses READ MORE.",
  }),
  imageUrl: picture("The portrait, 4:5. Without one, visitors see the initials.")
    .meta({ formLabel: "Portrait" })
    .optional(),
  sample,
});

const soonestVisit = group("SoonestVisit", {
  days: z.int().min(1).max(365).meta({ description: "In about how many days a first visit is possible." }),
  asOf: date.meta({
    formLabel: "Looked up on",
    description: "The day when somebody last looked it up. After 30 days, visitors no longer see it.",
  }),
  sample,
});

/** data/services.json */
export const service = group("Service", {
  id: slug("A short name; also the last part of the page's address.").meta({
    shortName: "seen",
    formHint: shortNameHint,
  }),
  name: words,
  path: pagePath("The path of this service's page.").meta({ formHint: "The page of this service." }),
  summary: text("One sentence: what it does for a child."),
  firstVisit: text("What a first visit is like, in two or three short sentences."),
  soonestVisit: soonestVisit.optional().meta({
    formLabel: "How soon a first visit is possible",
    description: "How soon a new family can come. Leave it out if you can't keep it up to date.",
  }),
  schemaType: z
    .enum(["PhysicalTherapy", "OccupationalTherapy", "MedicalTherapy", "PsychologicalTreatment"])
    .optional()
    .meta({
      formChoices: {
        PhysicalTherapy: "Physical therapy",
        OccupationalTherapy: "Occupational therapy",
        MedicalTherapy: "Other medical therapy",
        PsychologicalTreatment: "Psychological treatment",
      },
      formLabel: "Kind of treatment",
      formHint:
        "For search engines. Leave it out for services that are not medical treatments, such as lessons.",
      description:
        "The schema.org type of this treatment, for search engines. Leave it out for services that are not medical treatments, such as lessons.",
    }),
  reviewed,
});

/** data/testimonials.json */
export const testimonial = group("Testimonial", {
  id: shortName("A short name. Blocks refer to the testimonial by it."),
  quote: text("The family's own words, without quotation marks."),
  attribution: words.optional().meta({ description: "Who said it, and when." }),
  sample,
});

/** data/documents.json. `npm run build:documents` writes pages, bytes and madeOf of the PDFs that it makes. */
export const pdfDocument = group("PdfDocument", {
  id: shortName("A short name. Blocks refer to the document by it."),
  title: words,
  description: text("What it is for, in one sentence."),
  file: matching(
    /^\/documents\/[a-z0-9-]+\.pdf$/,
    'must be a path such as "/documents/name-of-the-file.pdf"',
  ).meta({
    role: "pdf",
    formLabel: "PDF file",
    formHint: "Its pages and its size are counted by themselves.",
  }),
  pages: z.int().positive().meta({ formHidden: true }),
  bytes: z.int().positive().meta({ formHidden: true }),
  madeOf,
  inLanguages: z.array(pdfInLanguage).optional().meta({ formHidden: true }),
  medical,
  approved,
});

/** data/partners.json */
export const partner = group("Partner", {
  id: shortName("A short name. Blocks refer to the partner by it."),
  name: words,
  description: html("What we do together."),
  imageUrl: picture("3:2.").meta({ formLabel: "Picture" }),
  imageAlt: alt,
  link: action,
  sample,
});

/** data/links.json: every external URL that pages link to. */
export const link = group("OutsideLink", {
  id: shortName('A short name. Pages link here with "link:" and this id.'),
  name: z.string().min(1).meta({ description: "Whose page it is. Only editors see this." }),
  url: webAddress,
  languages: alsoIn,
  published,
  sample,
});

/** data/closures.json: days on which the usual hours do not apply. */
export const closure = group("Closure", {
  id: shortName("A short name such as thanksgiving-2026. Only editors see it."),
  reason: words.meta({ description: 'The reason, as in "Closed Thursday, November 26: Thanksgiving."' }),
  from: date.meta({ formLabel: "First day" }),
  to: date.optional().meta({ formLabel: "Last day", description: "The last day, if there are several." }),
  opens: time.optional().meta({
    formLabel: "Opens at",
    formHint:
      "Only if you are open on these days, but at other hours: then both times, such as 09:00 and 12:00.",
    description: "Use it with closes if you are open on these days, but at other hours.",
  }),
  closes: time.optional().meta({ formLabel: "Closes at" }),
  sample,
});

/** data/redirects.json */
export const redirect = group("Redirect", {
  from: sectionPath("The old path of a page or a section.").meta({
    formLabel: "Old address",
    formHint:
      'Such as "/our-old-page", or "/about#our-history" for a section that has moved to another page.',
  }),
  to: sectionPath("The path of the page or section that replaces it.").meta({
    picks: "placesInAllLanguages",
    formHint: "The page or section that replaces it.",
  }),
});

/** data/questions.json: what families ask the clinic, and the page that answers it. The search leads there. */
export const question = group("Question", {
  id: shortName("A short name. data/phrases/ refers to the question by it."),
  name: text("What a family wants to know, in a few words."),
  to: sectionPath("The page or the part of a page that answers it.").meta({ picks: "places" }),
});
