import type { Locator, Page } from "@playwright/test";

/** Context options of a small phone in portrait orientation. */
export const smallPhone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Scrolls an element to the middle of the screen, without smooth scrolling. */
export const bringIntoView = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));

/** Swipes to the left across an element, `below` CSS px under its upper edge. */
export async function swipeLeft(page: Page, part: Locator, below: number): Promise<void> {
  const box = await part.boundingBox();
  const client = await page.context().newCDPSession(page);
  const y = (box?.y ?? 0) + below;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch("touchStart", 320);
  for (let x = 300; x >= 80; x -= 20) await touch("touchMove", x);
  await touch("touchEnd");
}
