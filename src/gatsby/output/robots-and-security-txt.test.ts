import { robotsTxt, securityTxt } from "./robots-and-security-txt";

const facts = {
  siteUrl: "https://clinic.example",
  email: "hello@clinic.example",
  now: new Date("2026-11-21T17:30:12.345Z"),
};

test("robots.txt allows everything and names the sitemap", () => {
  expect(robotsTxt(facts)).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://clinic.example/sitemap-index.xml\n",
  );
});

test("security.txt expires less than a year after the build", () => {
  const text = securityTxt(facts);
  expect(text).toContain("Contact: mailto:hello@clinic.example\n");
  expect(text).toContain("Canonical: https://clinic.example/.well-known/security.txt\n");
  expect(text).toContain("Expires: 2027-11-16T00:00:00Z\n");
});
