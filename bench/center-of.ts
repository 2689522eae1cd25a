import type { Page } from "puppeteer-core";

/**
 * Scrolls an element to the middle of the screen.
 * @returns its center, in CSS px
 * @throws when no visible element has the selector
 */
export async function centerOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const center = await page.evaluate((wanted) => {
    const element = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility());
    element?.scrollIntoView({ behavior: "instant", block: "center" });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return element && { x: x + width / 2, y: y + height / 2 };
  }, selector);
  if (!center) throw new Error(`There is no visible ${selector} on ${page.url()}.`);
  return center;
}
