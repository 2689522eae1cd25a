import type { InvalidCase } from "./invalid-case";

const services = "data/services.json";
const page = "data/pages/behavior.json";

/** Invalid soonest visits. */
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
    change: ['"services": [\n        "behavior"', '"services": [\n        "behaviour"'],
    at: '"behaviour"',
    says: ['Did you mean "behavior"?'],
  },
};
