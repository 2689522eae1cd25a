import type { Locator, Page } from "@playwright/test";

/** At once and not gliding, so that what comes into view then is there. */
export const bringIntoView = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));

/** A finger drawn to the left across a part, px below its upper edge; positions in px of the screen. */
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
