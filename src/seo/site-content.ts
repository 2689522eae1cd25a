import type { z } from "zod";
import type { Clinic } from "../content/clinic";
import type { closure, link, service, teamMember } from "../content/entities";
import type { Page } from "../content/page";
import type { anxietyArticle, mediaItem } from "../content/resources";

export type Service = z.infer<typeof service>;
export type Closure = z.infer<typeof closure>;
export type TeamMember = z.infer<typeof teamMember>;
export type OutsideLink = z.infer<typeof link>;
export type Resource = z.infer<typeof anxietyArticle> | z.infer<typeof mediaItem>;

/** What structured data is built from: the files under data/, and what only the build knows. */
export interface SiteContent {
  /** Full address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly clinic: Clinic;
  readonly closures: readonly Closure[];
  readonly services: readonly Service[];
  readonly team: readonly TeamMember[];
  readonly links: readonly OutsideLink[];
  readonly resources: readonly Resource[];
  readonly pages: readonly Page[];
  /** A text of the content as plain words: facts filled in, no markup. */
  readonly words: (copy: string) => string;
  /** The full address under which the built site has a picture that the content names. */
  readonly pictureUrl: (picture: string) => string;
}
