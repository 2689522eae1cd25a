import {
  findFutureApprovals,
  findStaleInsurance,
  findStaleReviews,
  findStaleSoonestVisits,
  findStaleSources,
} from "../rules/stale-facts";
import { casesOf, each, fine, today } from "./case.fixtures";

const page = (content: object) => ({ "pages/home": { path: "/", ...content } });

/** Makes cases of the last good day, and of the first ones that are too early and too late. */
const aroundToday = (
  place: (day: string) => Record<string, unknown>,
  good: string,
  bad: string,
  says: string,
) => ({
  ...fine(place, today, good),
  ...each(place, { [bad]: says, "2026-11-22": "in the future" }),
});
const forAYear = (place: (day: string) => Record<string, unknown>) =>
  aroundToday(place, "2025-11-21", "2025-11-20", "more than a year ago");

const reviewedPage = (reviewed: string) => page({ reviewed });
const reviewedService = (reviewed: string) => ({ services: [{ id: "speech", reviewed }] });
casesOf(findStaleReviews, {
  ...forAYear(reviewedPage),
  ...forAYear(reviewedService),
  "a page without a date": [page({}), "The date of the last review is missing."],
  "a person without a date": [{ team: [{}] }],
});

const approved = (on: string) => ({ approved: { on } });
const approvedPage = (on: string) => page(approved(on));
const approvedBlock = (on: string) => page({ blocks: [{}, approved(on)] });
const approvedConcern = (on: string) => ({ concerns: [{ id: "toes", ...approved(on) }] });
const approvedPdf = (on: string) => ({ documents: [{ inLanguages: [{ language: "es", ...approved(on) }] }] });
const approvedTranslation = (on: string) => ({
  ...page({}),
  "pages/home.es": { texts: [], ...approved(on) },
});
const untilToday = (place: (day: string) => Record<string, unknown>) => ({
  ...fine(place, today),
  ...each(place, { "2026-11-22": "is in the future" }),
});
casesOf(findFutureApprovals, {
  ...untilToday(approvedPage),
  ...untilToday(approvedBlock),
  ...untilToday(approvedConcern),
  ...untilToday(approvedPdf),
  ...untilToday(approvedTranslation),
});

const sourceOfPage = (checked: string) => page({ sources: [{ checked }] });
const sourceOfConcern = (checked: string) => ({ concerns: [{ id: "toes", sources: [{ checked }] }] });
const pointOfLaw = (checked: string) => page({ blocks: [{}, { points: [{}, { checked }] }] });
const helper = (checked: string) => page({ blocks: [{ helpers: [{ checked }] }] });
const ranking = (checked: string) => ({ notices: { ranking: { checked } } });
const translation = (checked: string) => ({ notices: { languages: [{}, { checked }] } });
casesOf(findStaleSources, {
  ...forAYear(sourceOfPage),
  ...forAYear(sourceOfConcern),
  ...forAYear(pointOfLaw),
  ...forAYear(helper),
  ...forAYear(ranking),
  ...forAYear(translation),
  "sources without a date": [{ ...page({ sources: [{}] }), notices: { languages: [{}] } }],
});

const insurers = (checked: string) => ({ clinic: { insurance: { checked } } });
casesOf(findStaleInsurance, {
  ...aroundToday(insurers, "2026-05-21", "2026-05-20", "more than six months ago"),
  "insurers without a date": [{ clinic: {} }],
});

const soonestVisit = (asOf: string) => ({ services: [{ id: "behavior", soonestVisit: { asOf } }] });
const soonestCases = aroundToday(soonestVisit, "2026-10-22", "2026-10-21", "more than 30 days ago, so");
casesOf(findStaleSoonestVisits, {
  ...soonestCases,
  "no day, which another rule reports": [soonestVisit("2026")],
});
