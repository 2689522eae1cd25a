import { asShown, pages, siteUrl } from "./site";
import { expect, test } from "./test";

/** The route table of the specification, so that a renamed page is noticed. */
const titles: Record<string, string> = {
  "/": "Home",
  "/our-team": "Our Team",
  "/resources": "Resources",
  "/resources/forms": "Forms",
  "/contact": "Contact",
  "/appointment": "Appointment",
  "/about": "About Us",
  "/about/community-impact": "Community Impact",
  "/services": "Our Services",
  "/services/physical-therapy": "Physical Therapy",
  "/services/occupational-therapy": "Occupational Therapy",
  "/services/speech-therapy": "Speech Therapy",
  "/services/educational-service": "Educational Therapy",
  "/services/telehealth": "Telehealth",
  "/services/behavioral-health": "Behavioral Health",
};

test("there are exactly the pages of the route table", () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(Object.keys(titles).sort());
});

// As the server answers: while React takes a page over, Gatsby has two sets of head tags in it for a moment.
test.use({ javaScriptEnabled: false });

for (const { path, description, socialTitle, blocks } of pages) {
  test(`${path} answers with its title, heading and metadata`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(titles[path] ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(asShown(blocks[0]?.heading ?? ""));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", description);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", socialTitle);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${siteUrl}${path}`);
  });
}
