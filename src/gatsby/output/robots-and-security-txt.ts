import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const dayInMilliseconds = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year. */
const validForDays = 360;

interface CrawlerFacts {
  /** Full address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly email: string;
  readonly now: Date;
}

/** Writes robots.txt, and .well-known/security.txt, whose date each build renews. */
export async function writeCrawlerFiles(folder: string, facts: CrawlerFacts): Promise<void> {
  await mkdir(join(folder, ".well-known"), { recursive: true });
  await writeFile(join(folder, "robots.txt"), robotsTxt(facts));
  await writeFile(join(folder, ".well-known/security.txt"), securityTxt(facts));
}

/** Everything may be read; what must not be listed says so itself (noindex), which a crawler has to read to know. */
export function robotsTxt({ siteUrl }: CrawlerFacts): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}

/** Whom to tell of a security hole (RFC 9116). */
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
