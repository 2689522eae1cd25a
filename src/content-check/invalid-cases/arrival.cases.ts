import type { InvalidCase } from "./invalid-case";

const clinic = "data/clinic.json";
const services = "data/services.json";
const page = "data/pages/behavior.json";
const elevenLines = Array.from({ length: 11 }, (_, index) => `"Line ${index + 1}"`).join(", ");

/** Invalid soonest visits, ways to the door and travel cards. */
export const brokenArrivals: Record<string, InvalidCase> = {
  "a soonest visit of no days": {
    file: services,
    change: ['"days": 9', '"days": 0'],
    at: "0,",
    says: ['"behavior"', '"days" in "soonestVisit"', "1"],
  },
  "a soonest visit in words": {
    file: services,
    change: ['"days": 9', '"days": "about 9"'],
    at: '"about 9"',
    says: ['"days" in "soonestVisit"', "number"],
  },
  "a soonest visit without its day": {
    file: services,
    change: ['"asOf"', '"as of"'],
    at: '"as of"',
    says: ['Did you mean "asOf"'],
  },
  "a soonest visit of an unknown service": {
    file: page,
    change: ['"services": [\n        "behavior"', '"services": [\n        "behavoir"'],
    at: '"behavoir"',
    says: ['Did you mean "behavior"?'],
  },
  "a way to the door without parking": {
    file: clinic,
    change: ['"parking": "Park in front of the house.",', ""],
    at: '{\n    \n    "door"',
    says: ['"arrival"', "missing"],
  },
  "a travel card with too many lines": {
    file: page,
    change: ['"Your name",', `"Your name", ${elevenLines},`],
    at: '[\n        "Your name"',
    says: ["at most 10", "does not fit on one page"],
  },
  "a line with no room left to write": {
    file: page,
    change: ['"Your town"', `"${"The town where you live ".repeat(3)}"`],
    at: `"${"The town where you live ".repeat(3)}"`,
    says: ["at most 60 letters", "no room left to write"],
  },
};
