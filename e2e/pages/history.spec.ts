import type { Page } from "@playwright/test";
import team from "../../data/team.json";
import { timings } from "../../src/browser/timings";
import { menu } from "../support/content";
import { expect, hydrate, test } from "../support/test";

test.use({ reducedMotion: "no-preference" });

test.use({ viewport: { width: 1280, height: 800 } });

const entries = (page: Page) => page.evaluate(() => history.length);
const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("a name on the team page keeps the query, and so does going back", async ({ page }) => {
  const [first, second] = team;
  await page.goto("/our-team?utm_source=card");
  await hydrate(page);
  const before = await entries(page);
  await expect(page.getByRole("link", { name: first?.name ?? "" })).toHaveAttribute(
    "data-scroll-delay",
    `${timings.teamScroll}`,
  );
  for (const person of [first, second, second]) {
    await page.getByRole("link", { name: person?.name ?? "", exact: true }).click();
    await expect(page).toHaveURL(`/our-team?utm_source=card#${person?.id}`);
    await expect(page.getByRole("heading", { name: person?.name ?? "" })).toBeFocused();
  }
  expect(await entries(page)).toBe(before + 2);
  await page.goBack();
  await expect(page).toHaveURL(`/our-team?utm_source=card#${first?.id}`);
  await page.goBack();
  await expect(page).toHaveURL("/our-team?utm_source=card");
});

test("a link to an anchor, followed again, scrolls there again and adds no history entry", async ({
  page,
}) => {
  const item = menu.find(({ scrollTo }) => scrollTo);
  if (!item) throw new Error("No entry of the menu links to an anchor.");
  await page.goto("/about");
  await hydrate(page);
  const before = await entries(page);
  const link = bar(page).getByRole("link", { name: item.name, exact: true });
  for (let time = 0; time < 3; time += 1) {
    await link.click();
    await expect(page).toHaveURL(`${item.id}#${item.scrollTo}`);
    await expect(page.locator(`#${item.scrollTo}`)).toBeInViewport();
    await expect(page.locator(`#${item.scrollTo}`).getByRole("heading").first()).toBeFocused();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  }
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});
