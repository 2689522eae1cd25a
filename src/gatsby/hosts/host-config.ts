import { hashedName } from "../../shared/http/caching";
import { privateBuildFiles } from "../../shared/http/private-build-files";

/** What the configuration of every host follows from. */
export interface HostConfig {
  /** The address under which people reach the site, without a slash at the end. */
  readonly siteUrl: string;
  /** The headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** The origin of the form relay: our server. */
  readonly relay: string;
}

/** Kinds of addresses, as patterns that every host reads. */
export const addresses = {
  /** They hold a hash of what stands there. */
  hashed: hashedName,
  /**
   * A second address of a page, which crawlers would take for a copy. Only of plain letters, so that nothing in it leads
   * off the site: a browser reads "/\evil.example" as another host.
   */
  second: "^/((?:[A-Za-z0-9_-]+/)*?[A-Za-z0-9_-]+)(?:/+|/index\\.html)$",
  /** What the not-found page has as addresses of its own, where a crawler would take it for a page. */
  notFoundPage: "^/404(?:\\.html|/.*)?$",
  /** Notes of the build, the stored encodings, which have no addresses of their own, and hidden files. */
  hidden: `${privateBuildFiles}|\\.(?:html|m?js|css|json|svg|xml|txt|webmanifest)\\.(?:br|gz)$|/\\.(?!well-known(?:/|$))`,
} as const;

/** A pattern for the addresses of a redirect, with its second addresses. */
export function redirectPattern(from: string): string {
  return `^${from}(?:/+|/index\\.html)?$`;
}

/** What each kind of file is, by the ends of its name. Other servers know some of these otherwise, or not at all. */
export const mediaTypes: Readonly<Record<string, readonly string[]>> = {
  "text/html; charset=utf-8": ["html"],
  "text/javascript; charset=utf-8": ["js", "mjs"],
  "text/css; charset=utf-8": ["css"],
  "text/plain; charset=utf-8": ["txt"],
  "application/json": ["json"],
  "application/manifest+json": ["webmanifest"],
  "application/xml; charset=utf-8": ["xml"],
  "application/pdf": ["pdf"],
  "font/woff2": ["woff2"],
  "image/avif": ["avif"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/svg+xml; charset=utf-8": ["svg"],
  "image/webp": ["webp"],
  "image/x-icon": ["ico"],
};
