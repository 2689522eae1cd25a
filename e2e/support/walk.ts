import type { Locator, Page } from "@playwright/test";
import { position, waitForScrollEnd } from "./scroll-end";
import { expect } from "./test";

/** What a person does to get somewhere: presses something with these words, or types. */
export type Step = string | { readonly type: string };

/** How far a walk went: how often something was pressed, and how many CSS pixels were scrolled by hand. */
export interface Walk {
  readonly presses: number;
  readonly scrolled: number;
}

/** Walks through the site by visible words only, until an answer can be read. @returns how far it went */
export async function walk(page: Page, steps: readonly Step[], answer: string | RegExp): Promise<Walk> {
  let presses = 0;
  let scrolled = 0;
  for (const step of steps) {
    const isPress = typeof step === "string";
    const part = await nearest(isPress ? pressable(page, step) : page.getByRole("searchbox"));
    scrolled += await bringBetweenBars(part);
    if (!isPress) {
      await part.pressSequentially(step.type, { delay: 40 });
      continue;
    }
    await follow(page, part);
    presses += 1;
  }
  const words = await nearest(page.getByText(answer));
  scrolled += await bringBetweenBars(words);
  await expect(words).toBeInViewport({ ratio: 1 });
  return { presses, scrolled };
}

const pressable = (page: Page, name: string) =>
  page
    .getByRole("link", { name, exact: true })
    .or(page.getByRole("button", { name, exact: true }))
    .or(page.locator("summary").filter({ has: page.getByText(name, { exact: true }) }))
    .or(page.locator("summary").getByText(name, { exact: true }));

/** Presses a part, and waits until the page or the section that it leads to is shown. */
async function follow(page: Page, part: Locator): Promise<void> {
  const before = page.url();
  const isLink = (await part.getAttribute("href")) !== null;
  await part.tap();
  if (isLink) await expect.poll(() => page.url()).not.toBe(before);
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.script !== "" &&
      // The section of an address is opened and focused a little later.
      (location.hash === "" || document.activeElement !== document.body),
  );
  await waitForScrollEnd(page);
}

/** The visible match that takes the least scrolling; matches that are in an open menu come first, because it covers the page. */
async function nearest(matches: Locator): Promise<Locator> {
  const visible = matches.filter({ visible: true });
  await expect(visible.first()).toBeVisible();
  const distances = await visible.evaluateAll((all) =>
    all.map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return each.closest("dialog") ? -1 : Math.max(0, -top, bottom - innerHeight);
    }),
  );
  return visible.nth(distances.indexOf(Math.min(...distances)));
}

/** Scrolls as little as shows a part between the header and the bar at the bottom. @returns by how many CSS pixels */
async function bringBetweenBars(part: Locator): Promise<number> {
  const page = part.page();
  const start = await position(page);
  // Again, because what is above may get another height once it is near.
  while ((await scrollOnce(part)) > 1) await waitForScrollEnd(page);
  return Math.abs((await position(page)) - start);
}

const scrollOnce = (part: Locator) =>
  part.evaluate((element) => {
    const covered = (y: number, edge: "top" | "bottom") => {
      let bar = document.elementFromPoint(innerWidth / 2, y);
      while (bar && !/fixed|sticky/.test(getComputedStyle(bar).position)) bar = bar.parentElement;
      return bar && !bar.contains(element) ? bar.getBoundingClientRect()[edge] : y;
    };
    const first = covered(1, "bottom");
    const last = covered(innerHeight - 1, "top");
    const { top, bottom } = element.getBoundingClientRect();
    const by = top < first ? top - first : Math.max(0, Math.min(bottom - last, top - first));
    window.scrollBy({ top: by, behavior: "instant" });
    return Math.abs(by);
  });
