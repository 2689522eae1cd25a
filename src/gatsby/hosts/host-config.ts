import { closureCalendar, closureFeed } from "../../shared/calendar/closure-files";
import { hashedName } from "../../shared/http/caching";
import { privateBuildFiles } from "../../shared/http/private-build-files";

/** What hosts do differently under /admin. */
export interface AdminHost {
  /** The headers there, in place of the others. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether our server, which the host passes on to, helps to sign in. */
  readonly hasSignIn: boolean;
}

/** The input of every host's configuration. */
export interface HostConfig {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** The headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** The codes of the languages whose pages are below their code, such as /es. */
  readonly languages: readonly string[];
  /** Origin of the form relay, which is our server. */
  readonly relay: string;
  /** The editor at /admin, if it is set up. */
  readonly admin?: AdminHost;
}

/** Regular expressions for URL paths, as text that every host understands. */
export const urlPatterns = {
  /** Paths that contain a hash of their content. */
  hashed: hashedName,
  /**
   * Alternative paths of a page (trailing slashes, index.html), which crawlers would index as duplicates.
   * Only plain characters match, to prevent open redirects: browsers read "/\evil.example" as another host.
   */
  duplicate: "^/((?:[A-Za-z0-9_-]+/)*?[A-Za-z0-9_-]+)(?:/+|/index\\.html)$",
  /** Build metadata, precompressed files (served only through Accept-Encoding) and dotfiles. */
  hidden: `${privateBuildFiles}|\\.(?:html|m?js|css|json|svg|xml|txt|ics|webmanifest)\\.(?:br|gz)$|/\\.(?!well-known(?:/|$))`,
} as const;

/**
 * Returns a regular expression for the direct paths of the not-found pages, which crawlers would index as pages.
 * @param file what ends the name of the page itself, as a regular expression; "" if it is not one of these paths
 */
export function notFoundPattern(languages: readonly string[], file = "\\.html|"): string {
  const code = languages.length > 0 ? `(?:(?:${languages.join("|")})/)?` : "";
  return `^/${code}404(?:${file}/.*)?$`;
}

/** Returns a regular expression for the path of a redirect and its duplicates. */
export function redirectPattern(from: string): string {
  return `^${from}(?:/+|/index\\.html)?$`;
}

/** File extensions by media type. Other servers have different types for some of them, or none. */
export const mediaTypes: Readonly<Record<string, readonly string[]>> = {
  "text/html; charset=utf-8": ["html"],
  "text/javascript; charset=utf-8": ["js", "mjs"],
  "text/css; charset=utf-8": ["css"],
  "text/plain; charset=utf-8": ["txt"],
  "application/json": ["json"],
  "application/manifest+json": ["webmanifest"],
  "application/xml; charset=utf-8": ["xml"],
  "application/pdf": ["pdf"],
  "application/wasm": ["wasm"],
  [closureCalendar.type]: ["ics"],
  "application/speculationrules+json": ["speculationrules"],
  "font/woff2": ["woff2"],
  "image/avif": ["avif"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/svg+xml; charset=utf-8": ["svg"],
  "image/webp": ["webp"],
  "image/x-icon": ["ico"],
};

/** Files whose type differs from that of their extension, by path. */
export const mediaTypesOfPaths: Readonly<Record<string, string>> = { [closureFeed.path]: closureFeed.type };
