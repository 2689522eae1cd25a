/** The facts of data/clinic.json that texts may name in {braces}. */
export const factNames = [
  "name",
  "phone",
  "phoneWritten",
  "fax",
  "email",
  "address",
  "hours",
  "insurers",
  "inNetwork",
  "homeschool",
] as const;

export type FactName = (typeof factNames)[number];
