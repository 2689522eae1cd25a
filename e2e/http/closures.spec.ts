import { violations } from "../support/axe";
import { closures, siteUrl } from "../support/content";
import { expect, test } from "../support/test";

test("a news reader finds the feed from every page, and every closure in it", async ({ page, request }) => {
  await page.goto("/about");
  const link = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
  const response = await request.get((await link.getAttribute("href")) ?? "");
  expect(response.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const entries = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, "application/xml");
      return [...feed.querySelectorAll("feed > entry")].map(
        (entry) => entry.querySelector("id")?.textContent,
      );
    },
    await response.text(),
  );
  expect(entries.sort()).toEqual(closures.map(({ id }) => `${siteUrl}/closures.xml#${id}`).sort());
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the footer and the hours have links to the calendar, the file and the feed", async ({
    page,
    request,
  }) => {
    await page.goto("/services/educational-service");
    for (const part of [page.getByRole("contentinfo"), page.getByRole("main")]) {
      const subscribe = part.getByRole("link", { name: "Add our closed days to your calendar" });
      await expect(subscribe).toHaveAttribute("href", `${siteUrl.replace(/^https?/, "webcal")}/closures.ics`);
      for (const name of ["save them as a file", "follow them in a news reader"]) {
        const href = await part.getByRole("link", { name }).getAttribute("href");
        expect((await request.get(href ?? "")).status(), name).toBe(200);
      }
    }
  });
});

test("the links are not printed, and have no accessibility problems", async ({ page }) => {
  await page.goto("/services/educational-service");
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Add our closed days").filter({ visible: true })).toHaveCount(0);
});
