import { z } from "zod";
import type { EntityName } from "./field-roles";
import { allowedTags } from "./markup";

/** The schema of an object in data/: the name of its GraphQL type, and its fields. It can have no others. */
export const group = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  z.strictObject(fields).meta({ title });

/** A text in a form, with the message for one in another form. */
export const matching = (form: RegExp, message: string) => z.string().regex(form, message);

/** Words that must not be missing. */
export const written = () => z.string().trim().min(1, "must not be empty");

/** Plain text that visitors read. It can contain clinic facts in braces, such as {phone} or {hours}. */
export const text = (description: string) =>
  written().meta({
    role: "text",
    formHint: description,
    description: `${description} Can contain {facts} of the clinic, such as {phone}.`,
  });

/** A sentence of a picture story. It can contain {child}, {animal} and {therapist}, and clinic facts. */
export const story = (description: string) =>
  written().meta({
    role: "story",
    formHint: `${description} Can contain {child}, {animal} and {therapist}, for the names that a family has entered.`,
    description: `${description} Can contain {child}, {animal}, {therapist} and {facts} of the clinic, such as {phone}.`,
  });

/** Plain words that visitors read, such as a title. They can't contain clinic facts. */
export const words = z.string().min(1).meta({ role: "words" });

/** The words for a picture, for visitors who cannot see it. */
export const alt = z.string().meta({ role: "words", formLabel: "What the picture shows" });

/** Text with simple markup: paragraphs, lists, links, bold and italic. */
export const html = (description: string) =>
  written().meta({
    role: "html",
    // The form shows formatted text, so it speaks of what is seen there.
    formHint: `${description.replaceAll("<hr>", "the line")} Can contain {facts} of the clinic, such as {phone}.`,
    description: `${description} Allowed HTML: ${allowedTags.join(", ")}. Can contain {facts} of the clinic, such as {phone}.`,
  });

/** The path of a picture file, relative to the JSON file that contains it. */
export const picture = (description: string) =>
  matching(
    /^\.{1,2}\/.+\.(jpg|png)$/,
    'must be a path to a .jpg or .png, such as "../images/name-of-the-picture.jpg"',
  ).meta({
    role: "picture",
    formHint: description,
    description: `${description} A path relative to this file.`,
  });

/** The id of an entry in another file under data/. */
export const reference = (entity: EntityName, description: string) =>
  z
    .string()
    .min(1)
    .meta({ role: { reference: entity }, description });

/** An id of lowercase words joined by hyphens, as in a URL. */
export const slug = (description: string) =>
  matching(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lowercase words joined by hyphens, such as "winter-break"',
  ).meta({ formLabel: "Short name", description });

/** The id of an entry, which visitors never see. */
export const shortName = (description: string) =>
  slug(description).meta({ shortName: "unseen", description });

/** What the form of a short name says that visitors see. */
export const shortNameHint = "Visitors see it in addresses. Leave it empty, and it is made from the name.";

/** The anchor (HTML id) of a section, as in /services#physical-therapy. */
export const anchor = matching(
  /^[A-Za-z][A-Za-z0-9_-]*$/,
  'must start with a letter and have only letters, digits, - and _, such as "payment"',
).meta({
  role: "anchor",
  formLabel: "Name for links to this section",
  formHint: "One word, such as payment, with which links elsewhere on the website lead to this section.",
  description: "The anchor of this section, for links such as /page#anchor.",
});

const likePath =
  'must be a path in lowercase letters that starts with "/" and has no slash at the end, such as "/name-of-the-page"';

/** The path of a page on this site. */
export const path = (description: string) =>
  matching(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, likePath).meta({
    formLabel: "Address on this website",
    description,
  });

/** The path of a page on this site, or that of one of its sections, such as "/contact#form". */
export const sectionPath = (description: string) =>
  matching(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[A-Za-z][\w-]*)?$/, likePath).meta({
    formLabel: "Leads to",
    description,
  });

/** The path of a page of this site that another entry names. */
export const pagePath = (description: string) =>
  path(description).meta({ formLabel: "Page", picks: "pages" });

/** The target of a link: a page or a section of it, an id of links.json or documents.json, a phone line or the email address. */
export const target = matching(
  /^(\/[a-z0-9/-]*(#[A-Za-z][\w-]*)?|#[A-Za-z][\w-]*|link:[a-z0-9-]+|document:[a-z0-9-]+|phone:(main|fax)|email)$/,
  'must be a page ("/contact"), an anchor on this page ("#podcast"), "link:…", "document:…", "phone:main" or "email"',
).meta({
  role: "target",
  formLabel: "Leads to",
  formHint: "A page or a section of it, a PDF, another website, a phone number or the email address.",
  description:
    'A path ("/contact"), an anchor on this page ("#anchor"), "link:id", "document:id", "phone:main" or "email".',
});

export const webAddress = matching(
  /^https:\/\/([^\s/?#@:.,;()"<>]+\.)+[A-Za-z][A-Za-z0-9-]*(:\d{1,4})?([/?#][^\s"<>]*)?$/,
  'must be a full web address such as "https://www.example.org/page"',
).meta({ formLabel: "Web address", description: "A full web address that starts with https://." });

/** The code of a language. */
export const languageCode = matching(
  /^[a-z]{2,3}$/,
  'must be the code of a language, such as "es" for Spanish',
);

/** The languages besides English in which another website can be read. */
export const alsoIn = z.array(languageCode).min(1).optional().meta({
  formLabel: "Other languages",
  formHint:
    'Languages besides English in which families can read or hear it there: their codes, such as "es" for Spanish. Leave it empty if it is in English only: a page in another language then says so of the link.',
  description:
    'Languages besides English in which families can read or hear it there, by their codes, such as "es" for Spanish. Without it, a page in another language says of each link to it that it is in English.',
});

/** Marks made-up content that must be replaced before the site goes live. */
export const sample = z.boolean().optional().meta({
  formLabel: "Made up",
  formHint: "Made-up content, to be replaced before launch. Visitors never see this mark.",
  description: "true: made-up content, to be replaced before launch. Visitors never see this mark.",
});

export const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a 24-hour time such as "07:00"').meta({
  formHint: "On the 24-hour clock: 07:00 in the morning, 19:00 in the evening.",
  description: "24-hour time, HH:MM.",
});

export const date = z.iso
  .date('must be a date such as "2026-11-26"')
  .meta({ formHint: "", description: "Year, month, day: YYYY-MM-DD." });

/** The day when a video was published, which search engines need to list it. */
export const published = date.optional().meta({
  formHint: "The day when the video was published, as its page says.",
  description:
    "The day when the video was published, YYYY-MM-DD. Search engines list only videos that have one.",
});

export const phone = matching(
  /^(\(\d{3}\) \d{3}-\d{4}|\d{3}-\d{3}-\d{4})$/,
  'must be a US number such as "(907) 555-0142"',
).meta({ description: "A US phone number, written as visitors see it." });

/** A picture with its alternative text (the specification's slider image). */
export const image = group("Image", {
  src: picture("The picture file.").meta({ formLabel: "Picture" }),
  alt: alt.meta({
    formHint:
      "What the picture shows and why it is there, for visitors who cannot see it. Empty if it is only decoration.",
    description:
      'What the picture shows and why it is there, for visitors who cannot see it; "" if it is only decoration.',
  }),
  sample,
}).meta({ role: "image" });

/** A button or link: its label and its target. */
export const action = group("Action", { label: text("The words on the button."), to: target });
