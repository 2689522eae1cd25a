import { setTimeout as pause } from "node:timers/promises";
import type { Locator } from "@playwright/test";
import { type Phone, screen } from "./phone";
import { type Activity, readingSpeed } from "./reading-speed";
import { unreadWordCount } from "./word-count";

const { width, height } = screen.viewport;
/** The longest swipe of a thumb, in CSS px. */
const maxSwipe = 560;
/** Height of the sticky bars at the top and bottom of the screen, in CSS px. */
const bar = 80;
/** How many touchmove events one swipe has. */
const touchMoves = 20;

/** What somebody who skims a page reads. */
const skimmed = "h1, h1 + p, h2, h3, strong, label, summary, [role=status], p > a";

export type SimulatedParent = ReturnType<typeof simulateParent>;

/** Uses a page at a person's pace, in real time, and adds up the seconds of each activity. */
export function simulateParent({ page, client }: Phone) {
  const spent: Record<Activity, number> = { reading: 0, typing: 0, tapping: 0 };

  async function spend(activity: Activity, seconds: number): Promise<void> {
    spent[activity] += seconds;
    await pause(1_000 * seconds);
  }

  /**
   * Dispatches single touch events, because Chromium's ready-made touch gesture scrolls nothing. The finger rests at the end
   * to avoid momentum scrolling.
   */
  async function swipe(distance: number): Promise<void> {
    const start = height / 2 + distance / 2;
    const touch = (type: "touchStart" | "touchMove", y: number) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: width / 2, y }] });
    const moving = async () => {
      await touch("touchStart", start);
      for (let part = 1; part <= touchMoves; part += 1)
        await touch("touchMove", start - (distance * part) / touchMoves);
      await pause(100);
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await Promise.all([moving(), spend("tapping", readingSpeed.swipe)]);
  }

  /** Reads a part of the page screen by screen until the target is in view. */
  async function readUntil(target: Locator, part: Locator, only = "*"): Promise<void> {
    for (let before = Number.NaN; ; ) {
      await spend("reading", readingSpeed.word * (await unreadWordCount(part, target, only)));
      const box = await boxOf(target);
      if (box.y >= bar && box.y + box.height <= height - bar) return;
      if (box.y === before) throw new Error(`the page does not scroll on the way to ${target}.`);
      before = box.y;
      const distance = box.y + box.height / 2 - height / 2;
      await swipe(Math.sign(distance) * Math.min(Math.abs(distance), maxSwipe));
    }
  }

  return {
    page,
    spent,
    readUntil,
    skimUntil: (target: Locator, part: Locator) => readUntil(target, part, skimmed),
    async readWords(text: string): Promise<void> {
      await spend("reading", readingSpeed.word * (text.match(/\S+/g)?.length ?? 0));
    },
    async tap(target: Locator, position?: { x: number; y: number }): Promise<void> {
      await spend("tapping", readingSpeed.tap);
      await target.tap({ ...(position && { position }) });
    },
    /** Chooses an option of a `<select>`: one tap opens the browser's own list, a second one chooses. */
    async choose(list: Locator, index: number): Promise<void> {
      await spend("tapping", 2 * readingSpeed.tap);
      await list.selectOption({ index });
    },
    async type(text: string): Promise<void> {
      spent.typing += readingSpeed.letter * text.length;
      await page.keyboard.type(text, { delay: 1_000 * readingSpeed.letter });
    },
  };
}

async function boxOf(target: Locator): Promise<{ y: number; height: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not visible.`);
  return box;
}
