import { fakeEmbeds, reviewsWidgetUrl, turnOn } from "../support/embeds";
import { expect, hydrate, test } from "../support/test";

test("a widget replaces the quotes near the screen", async ({ page }) => {
  await turnOn(page, { reviewsWidgetUrl });
  const widget = `document.currentScript.after(
    Object.assign(document.createElement("p"), { textContent: "Five stars from the widget" }),
  )`;
  const requests = await fakeEmbeds(page, { [reviewsWidgetUrl]: widget });
  await page.goto("/about");
  await hydrate(page);
  expect(requests).toEqual([]);
  const section = page.getByRole("region", { name: "What families say about us" });
  await expect(section.locator("blockquote").first()).toBeAttached();
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText("Five stars from the widget")).toBeVisible();
  await expect(section.locator("blockquote").first()).toBeHidden();
});
