import type { Locator, Page } from "@playwright/test";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const margin = 20;

/**
 * Draws a labeled frame around each element, for a screenshot in a guide.
 * @returns the area of the screen with the part of the page and all frames, in CSS px
 */
export async function annotate(
  page: Page,
  part: Locator,
  elements: Readonly<Record<string, Locator>>,
): Promise<Box> {
  const boxes: (Box & { name: string })[] = [];
  for (const [name, element] of Object.entries(elements)) boxes.push({ name, ...(await boxOf(element)) });
  await page.evaluate(draw, boxes);
  const all = [await boxOf(part), ...boxes];
  const left = Math.max(0, Math.min(...all.map(({ x }) => x)) - margin);
  const top = Math.max(0, Math.min(...all.map(({ y }) => y)) - margin);
  const right = Math.max(...all.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...all.map(({ y, height }) => y + height)) + margin;
  const screen = page.viewportSize() ?? { width: right, height: bottom };
  return {
    x: left,
    y: top,
    width: Math.min(right, screen.width) - left,
    height: Math.min(bottom, screen.height) - top,
  };
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox({ timeout: 5000 });
  if (box === null) throw new Error(`${element} is not visible.`);
  return box;
}

/** Runs in the page. */
function draw(boxes: readonly (Box & { name: string })[]): void {
  const layer = document.createElement("div");
  layer.style.cssText = "position:fixed;inset:0;z-index:9999;pointer-events:none;font:700 13px/1 monospace";
  for (const { name, x, y, width, height } of boxes) {
    const frame = document.createElement("div");
    frame.style.cssText = `position:absolute;left:${x - 4}px;top:${y - 2}px;width:${width + 8}px;height:${height + 4}px;border:2px solid #b3401f;border-radius:6px;box-sizing:border-box`;
    const label = document.createElement("div");
    label.textContent = name;
    label.style.cssText =
      "position:absolute;right:-2px;top:-11px;padding:4px 8px;border-radius:6px;background:#b3401f;color:#fff;white-space:nowrap";
    frame.append(label);
    layer.append(frame);
  }
  document.body.append(layer);
}
