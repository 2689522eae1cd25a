import { z } from "zod";
import { awaitsCounsel } from "./approval";
import { date, group, matching, text, webAddress } from "./fields";

const checked = date.meta({
  formLabel: "Last checked",
  description: "The date when someone last read it at the source.",
});

/** The tag of a language (BCP 47): its code, with a script or a region if there are several. */
export const languageTag = matching(
  /^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-[A-Za-z]{2})?$/,
  'must be a language tag such as "es" or "zh-Hant"',
).meta({
  formLabel: "Code of the language",
  formHint: 'Such as "es" for Spanish. Browsers and screen readers need it.',
  description: 'The tag of the language (BCP 47), such as "es" or "zh-Hant".',
});

const noticeLanguage = group("NoticeLanguage", {
  name: z.string().min(1).meta({ description: "The name of the language in English." }),
  ownName: z.string().min(1).meta({
    formLabel: "Name in the language itself",
    description: "The name of the language in the language itself.",
  }),
  lang: languageTag,
  dir: z.enum(["ltr", "rtl"]).meta({
    formLabel: "Direction of the script",
    formHint: "",
    formChoices: { ltr: "Left to right", rtl: "Right to left, such as Arabic" },
    description: "rtl for a script that runs from right to left, such as Arabic; otherwise ltr.",
  }),
  text: text(
    "The notice, copied exactly from the source, with {phone} for the number. Leave it out if nobody has published one.",
  ).optional(),
  source: webAddress.optional().meta({ description: "Where the text was copied from." }),
  checked: checked.optional(),
});

const noticeRanking = group("NoticeRanking", {
  name: z.string().min(1).meta({ description: "What the list of languages follows." }),
  source: webAddress,
  checked,
});

/** data/notices.json: the notice that language help is free, in the languages that Alaskans speak. */
export const notices = group("Notices", {
  $schema: z.string().optional(),
  ranking: noticeRanking.meta({ formLabel: "Where the list of languages is from" }),
  english: text("The notice in English. It is also shown for a language without a text."),
  languages: z.array(noticeLanguage).min(1),
  awaitsCounsel,
});
