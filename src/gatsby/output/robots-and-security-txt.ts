import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const dayInMilliseconds = 24 * 60 * 60 * 1000;
/** RFC 9116, section 2.5.5, recommends less than a year. */
const validForDays = 360;

/**
 * Writes robots.txt, which allows everything, because crawlers must read a page to see its `noindex`, and .well-known/security.txt
 * with the contact for reports of vulnerabilities (RFC 9116). Every build sets a new expiry date.
 */
export async function writeCrawlerFiles(
  folder: string,
  siteUrl: string,
  email: string,
  now: Date,
): Promise<void> {
  const expires = new Date(now.getTime() + validForDays * dayInMilliseconds);
  expires.setUTCHours(0, 0, 0, 0);
  const contact = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ];
  const rules = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
  await mkdir(join(folder, ".well-known"), { recursive: true });
  await writeFile(join(folder, "robots.txt"), rules);
  await writeFile(join(folder, ".well-known/security.txt"), contact.join("\n"));
}
