import { temporaryFolder } from "../folder.fixtures";
import { writeCrawlerFiles } from "./robots-and-security-txt";

const { pathOf, read } = temporaryFolder();

test("robots.txt allows everything and names the sitemap; security.txt expires in less than a year", async () => {
  const now = new Date("2026-11-21T17:30:12.345Z");
  await writeCrawlerFiles(pathOf(), "https://clinic.example", "hello@clinic.example", now);
  expect(read("robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://clinic.example/sitemap-index.xml\n",
  );
  const text = read(".well-known/security.txt");
  expect(text).toContain("Contact: mailto:hello@clinic.example\n");
  expect(text).toContain("Canonical: https://clinic.example/.well-known/security.txt\n");
  expect(text).toContain("Expires: 2027-11-16T00:00:00Z\n");
});
