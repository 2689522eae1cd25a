import type { Page } from "@playwright/test";
import { timings } from "../../src/browser/timings";
import { liveLanguages, pathIn } from "../../src/gatsby/languages/languages";
import { englishAreas } from "../../src/words/catalog";
import { decodeEntities } from "../http/facts";
import { builtConcerns } from "../support/built-pages";
import { firstBlock, menu, movedSections, team } from "../support/content";
import { htmlOf } from "../support/html-files";
import { expect, hydrate, test } from "../support/test";

test.use({ reducedMotion: "no-preference", viewport: { width: 1280, height: 800 } });

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

test("a link to an anchor, followed again, scrolls again and adds no history entry", async ({ page }) => {
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

const languages = [undefined, ...liveLanguages()];
const finder = firstBlock("concern-finder");

/** Each address that is translated, before and now. */
const addresses = languages.flatMap((language) =>
  movedSections
    .map(({ from, to }) => ({ old: pathIn(from, language), now: pathIn(to, language), from }))
    .filter(({ old, from }) => language === undefined || old !== from),
);
/** Path and id. */
const partsOf = (address: string) => address.split("#") as [path: string, id: string];

test("every page knows where each of its old sections is now, and it is there", () => {
  for (const { old, now } of addresses) {
    const [[before, oldId], [path, id]] = [partsOf(old), partsOf(now)];
    const [, moved = ""] = / data-moved="([^"]*)"/.exec(htmlOf(before)) ?? [];
    expect(JSON.parse(decodeEntities(moved)), before).toContainEqual([oldId, now]);
    expect(htmlOf(path), now).toContain(` id="${id}"`);
  }
});

test("an old address leads on to each page with moved sections, and Back skips it", async ({ page }) => {
  const firsts = new Map(addresses.toReversed().map((each) => [partsOf(each.now)[0], each]));
  await page.goto("/about");
  for (const [path, { old, now }] of firsts)
    await test.step(`${old} leads on to ${now}`, async () => {
      const [, id] = partsOf(now);
      await page.goto(old.replace("#", "?ref=card#"), { waitUntil: "commit" });
      await expect(page).toHaveURL(`${path}?ref=card#${id}`);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL("/about");
    });
});

test("the old address of a section leads on from its own page, too", async ({ page }) => {
  const [{ from, to } = { from: "", to: "" }] = movedSections;
  await page.goto(from.split("#")[0] ?? "");
  await page.waitForFunction(() => document.documentElement.dataset.script === "started");
  await page.evaluate((address) => location.assign(address), from);
  await expect(page).toHaveURL(to);
});

for (const language of languages) {
  const path = pathIn(finder.path, language);
  test(`the old addresses of concerns on ${path} lead to their pages`, async ({ page }) => {
    const concerns = builtConcerns.filter(({ words }) => words === (language?.words ?? englishAreas));
    const links = htmlOf(path).match(/<a\b[^>]*>/g) ?? [];
    for (const { id, path } of concerns)
      expect(
        links.some((link) => link.includes(` id="${id}"`) && link.includes(` href="${path}"`)),
        id,
      ).toBe(true);
    const last = concerns.at(-1);
    await page.goto("/about");
    await page.goto(`${path}#${last?.id}`);
    await expect(page).toHaveURL(last?.path ?? "");
  });
}
