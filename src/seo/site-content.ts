import type { z } from "zod";
import type { Clinic } from "../content/clinic";
import type { concern } from "../content/concern";
import type { closure, link, service, teamMember } from "../content/entities";
import type { newsItem } from "../content/news";
import type { Page } from "../content/page";
import type { anxietyArticle, mediaItem, transcript } from "../content/resources";
import type { Catalog } from "../words/catalog";

export type Service = z.infer<typeof service>;
export type Concern = z.infer<typeof concern>;
export type Closure = z.infer<typeof closure>;
export type TeamMember = z.infer<typeof teamMember>;
export type NewsItem = z.infer<typeof newsItem>;
type OutsideLink = z.infer<typeof link>;
type Transcript = z.infer<typeof transcript>;
type Resource = z.infer<typeof anxietyArticle> | z.infer<typeof mediaItem>;

/** What structured data says of a page. */
export type DescribedPage = Pick<
  Page,
  "path" | "title" | "description" | "reviewed" | "medical" | "approved" | "blocks"
> & {
  /** Whether it is the page of a concern. It has no picture for shared links of its own. */
  readonly isConcern?: true;
};

/** The input of structured data: the content of data/, and helpers that depend on the build. */
export interface SiteContent {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** The language of the content: "en-US". */
  readonly locale: string;
  /** The path of Home in this language. */
  readonly homePath: string;
  readonly headWords: Catalog["head"];
  readonly clinic: Clinic;
  readonly closures: readonly Closure[];
  readonly news: readonly NewsItem[];
  /** The day of the build, at the clinic. */
  readonly today: string;
  readonly services: readonly Service[];
  readonly team: readonly TeamMember[];
  readonly links: readonly OutsideLink[];
  readonly resources: readonly Resource[];
  readonly transcripts: readonly Transcript[];
  readonly concerns: readonly Concern[];
  readonly pages: readonly Page[];
  /** Converts a text of the content to plain text: facts filled in, markup removed. */
  readonly words: (copy: string) => string;
  /** Returns the absolute URL of a picture, given its path in the content. */
  readonly pictureUrl: (picture: string) => string;
}
