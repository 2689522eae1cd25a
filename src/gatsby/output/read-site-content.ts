import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Clinic } from "../../content/clinic";
import { collections } from "../../content/collections";
import type { Page } from "../../content/page";
import type {
  Closure,
  OutsideLink,
  Resource,
  Service,
  SiteContent,
  TeamMember,
} from "../../seo/site-content";
import { memoize } from "../../shared/memoize";
import { htmlToText } from "../../shared/site/html-to-text";
import { searchImagePath } from "../images/search-engine-images";
import { clinicFacts, interpolateFacts } from "../schema/clinic-facts";

/**
 * All content, which the check has found to fit together.
 * @param siteUrl full address of the site, without a slash at the end
 */
export function readSiteContent(siteUrl: string): SiteContent {
  const clinic = read<Clinic>("clinic");
  const facts = clinicFacts(clinic);
  const folder = join("data", collections.pages.source);
  return {
    siteUrl,
    clinic,
    closures: read<Closure[]>("closures"),
    services: read<Service[]>("services"),
    team: read<TeamMember[]>("team"),
    links: read<OutsideLink[]>("links"),
    resources: read<Resource[]>("resources"),
    pages: readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8"))) as Page[],
    // Every page tells of every service: for 609 pages their words took 1.5 s.
    words: memoize((copy) => htmlToText(interpolateFacts(copy, facts, "text"))),
    pictureUrl: (picture) => `${siteUrl}${searchImagePath(picture)}`,
  };
}

function read<Content>(name: keyof typeof collections): Content {
  return JSON.parse(readFileSync(join("data", collections[name].source), "utf8"));
}
