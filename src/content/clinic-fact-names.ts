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

/** The names that a family can enter in a picture story. Its sentences use them in {braces}, like facts. */
export const storyNames = ["child", "animal", "therapist"] as const;
