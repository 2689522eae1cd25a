import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const dayInMilliseconds = 24 * 60 * 60 * 1000;
/** RFC 9116, section 2.5.5, recommends less than a year. */
const validForDays = 360;

interface CrawlerFacts {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly email: string;
  readonly now: Date;
}

/** Writes robots.txt and .well-known/security.txt; every build sets a new expiry date. */
export async function writeCrawlerFiles(folder: string, facts: CrawlerFacts): Promise<void> {
  await mkdir(join(folder, ".well-known"), { recursive: true });
  await writeFile(join(folder, "robots.txt"), robotsTxt(facts));
  await writeFile(join(folder, ".well-known/security.txt"), securityTxt(facts));
}

/** Returns a robots.txt that allows everything, because crawlers must read a page to see its `noindex`. */
export function robotsTxt({ siteUrl }: CrawlerFacts): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}

/** Returns a security.txt with the contact for reports of vulnerabilities (RFC 9116). */
export function securityTxt({ siteUrl, email, now }: CrawlerFacts): string {
  const expires = new Date(now.getTime() + validForDays * dayInMilliseconds);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
