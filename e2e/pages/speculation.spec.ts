import { expect, hydrate, test } from "../support/test";

const rules = "/links.speculationrules";

test("a page is loaded while the mouse rests on its link, and no other", async ({ page, request }) => {
  const response = await request.get(rules);
  expect(response.headers()["content-type"]).toBe("application/speculationrules+json");
  const early: string[] = [];
  page.on("request", (sent) => {
    if (sent.headers()["sec-purpose"]?.startsWith("prefetch")) early.push(new URL(sent.url()).pathname);
  });
  await page.goto("/about", { waitUntil: "networkidle" });
  const links = page.getByRole("contentinfo").getByRole("link");
  await links.filter({ hasText: "Contact Us" }).hover();
  await expect.poll(() => early).toEqual(["/contact"]);
  await links.filter({ hasText: "Contact Us" }).click();
  await expect(page).toHaveTitle("Contact");
  await hydrate(page);
  early.length = 0;
  // React loads the data of linked pages itself.
  await links.filter({ hasText: "Staff" }).hover();
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .some(({ name }) => name.endsWith("/page-data/our-team/page-data.json")),
      ),
    )
    .toBe(true);
  expect(early).toEqual([]);
});
