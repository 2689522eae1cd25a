/** The placeholders that texts can use in {braces}. Their values come from data/clinic.json. */
export const factNames = [
  "name",
  "phone",
  "phoneWritten",
  "fax",
  "email",
  "address",
  "hours",
  "languages",
  "insurers",
  "inNetwork",
  "homeschool",
  "evaluation",
  "dyslexiaEvaluation",
  "followUp",
  "early",
  "earlyWithPaperwork",
  "notice",
] as const;

export type FactName = (typeof factNames)[number];
