import type { EventLeaf, JobPostingLeaf, Thing } from "schema-dts";
import { fromClinicTime } from "../shared/clinic/clinic-local-time";
import { type ClinicNode, clinicNode, locationNodes, personNode, placeOf } from "./clinic";
import { clinicId, reference } from "./identifiers";
import { serviceNode, serviceSummary } from "./service";
import type { Concern, DescribedPage, NewsItem, SiteContent } from "./site-content";
import { videoNode, videosOf } from "./videos";
import { breadcrumbsNode, webPageNode, websiteNode } from "./web-page";

/** JSON-LD with a graph of schema.org nodes, which can refer to each other by `@id`. */
export interface StructuredData {
  readonly "@context": "https://schema.org";
  readonly "@graph": readonly (Thing | ClinicNode)[];
}

const employmentTypes = {
  "full time": "FULL_TIME",
  "part time": "PART_TIME",
  temporary: "TEMPORARY",
  internship: "INTERN",
} as const;

/** Describes the events and jobs that visitors see on the day of the build. */
function newsNodes(content: SiteContent): (EventLeaf | JobPostingLeaf)[] {
  const { news, today } = content;
  return news
    .filter(({ from, to }) => from <= today && today <= to)
    .flatMap((item) => [eventNode(item, content) ?? [], jobNode(item, content) ?? []].flat());
}

function eventNode({ title, text, event }: NewsItem, content: SiteContent): EventLeaf | undefined {
  if (event === undefined) return undefined;
  const { day, lastDay = day, starts, ends } = event;
  const isEndKnown = ends !== undefined || starts === undefined || lastDay !== day;
  return {
    "@type": "Event",
    name: title,
    description: content.words(text),
    startDate: momentOf(day, starts),
    ...(isEndKnown && { endDate: momentOf(lastDay, ends) }),
    location: placeNode(content),
    organizer: reference(clinicId(content)),
  };
}

function jobNode({ title, text, from, to, job }: NewsItem, content: SiteContent): JobPostingLeaf | undefined {
  if (job === undefined) return undefined;
  return {
    "@type": "JobPosting",
    title,
    description: content.words(text),
    datePosted: from,
    validThrough: momentOf(to, "23:59"),
    employmentType: employmentTypes[job.employment],
    hiringOrganization: reference(clinicId(content)),
    jobLocation: placeNode(content),
  };
}

function placeNode({ clinic }: SiteContent) {
  return { "@type": "Place" as const, name: clinic.name, ...placeOf(clinic) };
}

/** An instant, or the day if its time is not known. */
function momentOf(date: string, time: string | undefined): string {
  return time === undefined ? date : fromClinicTime({ date, time }).toISOString();
}

/** Builds the structured data of a page. */
export function structuredData(page: DescribedPage, content: SiteContent): StructuredData {
  const { path, blocks } = page;
  const team = blocks.some(({ kind }) => kind === "team-list") ? content.team : [];
  return {
    "@context": "https://schema.org",
    "@graph": [
      clinicNode(content),
      locationNodes(content),
      websiteNode(content),
      webPageNode(page, content),
      breadcrumbsNode(page, content) ?? [],
      content.services.map((service) =>
        service.path === path ? serviceNode(service, content) : serviceSummary(service, content),
      ),
      blocks.flatMap((block) => videosOf(block, content)).map((video) => videoNode(video, content)),
      blocks.some(({ kind }) => kind === "news-list") ? newsNodes(content) : [],
      team.map((member) => personNode(member, path, content)),
    ].flat(),
  };
}

/** Returns the page of a concern, as structured data describes pages. */
export function pageOfConcern(
  { path, name, answer, approved }: Concern,
  { words }: Pick<SiteContent, "words">,
): DescribedPage {
  const page = { path, title: words(name), description: words(answer), blocks: [], approved };
  return { ...page, medical: true, isConcern: true };
}
