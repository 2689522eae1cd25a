import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Clinic } from "../../content/clinic";
import { collections } from "../../content/collections";
import { isTranslationFile } from "../../content-check/translations/list-translations";
import type { SiteContent } from "../../seo/site-content";
import { toClinicTime } from "../../shared/clinic/clinic-local-time";
import { memoize } from "../../shared/memoize";
import { htmlToText } from "../../shared/site/markup";
import { locale } from "../../words/en/dates";
import { head } from "../../words/en/sections";
import { searchImagePath } from "../images/search-engine-images";
import { clinicFacts, interpolateFacts } from "../schema/clinic-facts";

/**
 * Reads all content from data/ in English, which the content check has already validated.
 * @param siteUrl origin of the site, without a trailing slash
 */
export function readSiteContent(siteUrl: string): SiteContent {
  const clinic = readCollection<Clinic>("clinic");
  const facts = clinicFacts(clinic);
  const folder = join("data", collections.pages.source);
  return {
    siteUrl,
    locale,
    homePath: "/",
    headWords: head,
    clinic,
    closures: readCollection("closures"),
    news: readCollection("news"),
    today: toClinicTime(new Date()).date,
    services: readCollection("services"),
    team: readCollection("team"),
    links: readCollection("links"),
    resources: readCollection("resources"),
    transcripts: readCollection("transcripts"),
    concerns: readCollection("concerns"),
    pages: readdirSync(folder)
      .filter((name) => !isTranslationFile(name))
      .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8"))),
    // Memoized, because every page lists every service: see docs/performance.md.
    words: memoize((copy) => htmlToText(interpolateFacts(copy, facts, "text"))),
    pictureUrl: (picture) => `${siteUrl}${searchImagePath(picture)}`,
  };
}

/** Reads a file of data/, which the content check has already validated. */
export function readCollection<Content>(name: keyof typeof collections): Content {
  return JSON.parse(readFileSync(join("data", collections[name].source), "utf8"));
}
