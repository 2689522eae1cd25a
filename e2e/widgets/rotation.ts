import type { Locator } from "@playwright/test";
import { expect } from "../support/test";

export const portrait = { width: 390, height: 844 };
export const landscape = { width: 844, height: 390 };
/** A phone in both orientations, and widths just above and below each breakpoint. */
export const sizes = [landscape, portrait, { width: 640, height: 390 }, { width: 639, height: 844 }]
  .concat([
    { width: 768, height: 390 },
    { width: 767, height: 390 },
  ])
  .concat([landscape, portrait]);

/** Fails unless an element can be scrolled into view. */
export async function expectReachable(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect(part).toBeInViewport({ ratio: 0.9 });
}
