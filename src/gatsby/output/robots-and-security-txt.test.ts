/** @jest-environment node */
import { robotsTxt, securityTxt } from "./robots-and-security-txt";

const facts = {
  siteUrl: "https://clinic.example",
  email: "hello@clinic.example",
  now: new Date("2026-11-21T17:30:12.345Z"),
};

test("crawlers may read everything, and are told where the list of pages is", () => {
  expect(robotsTxt(facts)).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://clinic.example/sitemap-index.xml\n",
  );
});

test("whom to tell of a hole is good for less than a year from the build", () => {
  const text = securityTxt(facts);
  expect(text).toContain("Contact: mailto:hello@clinic.example\n");
  expect(text).toContain("Canonical: https://clinic.example/.well-known/security.txt\n");
  expect(text).toContain("Expires: 2027-11-16T00:00:00Z\n");
});
