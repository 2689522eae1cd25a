import { isHiddenPage } from "./hidden-pages";

const approved = { by: "Ana Moe, DPT", on: "2026-11-27" };

test.each([
  ["on a public site, without approval", undefined, "https://www.clinic.org", true],
  ["on a public site, with approval", approved, "https://www.clinic.org", false],
  ["on this computer", null, "http://localhost:9000", false],
])("a medical page %s is hidden from search engines, or not", (_, approval, siteUrl, isHidden) => {
  expect(isHiddenPage(approval, siteUrl)).toBe(isHidden);
});
