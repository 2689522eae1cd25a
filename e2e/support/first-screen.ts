import type { Page } from "@playwright/test";
import { isEnglish, type visitedPages } from "./built-pages";
import { expect } from "./test";

type Visited = (typeof visitedPages)[number];

/** The usual phone, and a small one, where Spanish words and its longer closure banner need a little more. */
export const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

/** How long most pages and the page of a concern may be on a phone, and every page on a wide screen, in CSS pixels. */
const longest = { most: 9_500, concern: 5_000, wide: 8_000 };
/** Pages that may be longer or must be shorter there. */
const onPhone: Readonly<Record<string, number>> = {
  "/": 10_500,
  "/appointment/first-visit": 9_000,
  "/appointment/getting-here": 8_000,
  "/providers": 4_500,
  "/resources/who-else-helps": 5_000,
  "/resources/records": 4_000,
  "/contact": 5_500,
  "/services": 9_000,
  "/concerns": 5_000,
  "/milestones": 9_000,
};
/** Words in Spanish are longer. */
const inOtherLanguages = 1.12;

/** Expects that the page is not longer than a visitor wants to scroll, on a screen as wide as it is. */
export async function expectNotTooLong(page: Page, visited: Visited, width: 390 | 1440): Promise<void> {
  const usual = "id" in visited ? longest.concern : longest.most;
  const limit = width === 390 ? (onPhone[visited.original] ?? usual) : longest.wide;
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length, `${width} px wide`).toBeLessThanOrEqual(limit * (isEnglish(visited) ? 1 : inOtherLanguages));
}

/** Expects that the heading and the first action are on the first screen of a phone, and that the page is not too long there. */
export async function expectCalmStart(page: Page, visited: Visited): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  // The first section of some pages only says what the page is about.
  const action = page
    .getByRole("main")
    .locator("section")
    .first()
    .locator("a, button, input, summary")
    .filter({ visible: true });
  const bar = page.getByRole("navigation", { name: visited.words.layout.quickActions });
  const parts = [
    page.getByRole("heading", { level: 1 }),
    ...((await action.count()) > 0 ? [action.first()] : []),
  ];
  for (const phone of isEnglish(visited) ? phones : phones.slice(0, 1)) {
    await page.setViewportSize(phone);
    const end = (await bar.count()) > 0 ? (await bar.boundingBox())?.y : undefined;
    for (const part of parts) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${phone.width} px wide`).toBeLessThanOrEqual(
        end ?? phone.height,
      );
    }
    if (phone.width === 390) await expectNotTooLong(page, visited, 390);
  }
}
