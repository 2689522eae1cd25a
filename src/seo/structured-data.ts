import type { Thing } from "schema-dts";
import type { Page } from "../content/page";
import { type ClinicNode, clinicNode, locationNodes, personNode } from "./clinic";
import { newsNodes } from "./news";
import { serviceNode, serviceSummary } from "./service";
import type { SiteContent } from "./site-content";
import { videoNode, videosOf } from "./videos";
import { breadcrumbsNode, webPageNode, websiteNode } from "./web-page";

/** JSON-LD with a graph of schema.org nodes, which can refer to each other by `@id`. */
export interface StructuredData {
  readonly "@context": "https://schema.org";
  readonly "@graph": readonly (Thing | ClinicNode)[];
}

/** Builds the structured data of a page. */
export function structuredData(page: Page, content: SiteContent): StructuredData {
  const { path, blocks } = page;
  const team = blocks.some(({ kind }) => kind === "team-list") ? content.team : [];
  return {
    "@context": "https://schema.org",
    "@graph": [
      clinicNode(content),
      locationNodes(content),
      websiteNode(content),
      webPageNode(page, content),
      breadcrumbsNode(path, content) ?? [],
      content.services.map((service) =>
        service.path === path ? serviceNode(service, content) : serviceSummary(service, content),
      ),
      blocks.flatMap((block) => videosOf(block, content)).map((video) => videoNode(video, content)),
      blocks.some(({ kind }) => kind === "news-list") ? newsNodes(content) : [],
      team.map((member) => personNode(member, path, content)),
    ].flat(),
  };
}
