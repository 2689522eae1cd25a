import { setTimeout as pause } from "node:timers/promises";
import type { Locator } from "@playwright/test";
import { type Phone, screen } from "./phone";
import { type Doing, readingSpeed } from "./reading-speed";
import { unreadWordCount } from "./word-count";

const { width, height } = screen.viewport;
/** As far as a thumb goes at once; in pixels, as are the bars that cover the ends of the screen. */
const reach = 560;
const bar = 80;
/** How many times the screen reports a finger that swipes. */
const moves = 20;

/** What catches the eye of somebody who skims. */
const standsOut = "h1, h1 + p, h2, h3, strong, label, summary, [role=status], p > a";

export type SimulatedParent = ReturnType<typeof simulateParent>;

/** Somebody who does things at the pace of a person, in real time, and knows how many seconds each kind took. */
export function simulateParent({ page, client }: Phone) {
  const spent: Record<Doing, number> = { reading: 0, typing: 0, pressing: 0 };

  async function spend(doing: Doing, seconds: number): Promise<void> {
    spent[doing] += seconds;
    await pause(1_000 * seconds);
  }

  /** A finger's own moves, since Chromium's ready-made touch gesture moves nothing; held at the end, so that nothing glides. */
  async function swipe(distance: number): Promise<void> {
    const start = height / 2 + distance / 2;
    const touch = (type: "touchStart" | "touchMove", y: number) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: width / 2, y }] });
    const moving = async () => {
      await touch("touchStart", start);
      for (let part = 1; part <= moves; part += 1)
        await touch("touchMove", start - (distance * part) / moves);
      await pause(100);
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await Promise.all([moving(), spend("pressing", readingSpeed.swipe)]);
  }

  /** Reads on, screen by screen, until the place is in view. */
  async function readUntil(place: Locator, part: Locator, only = "*"): Promise<void> {
    for (let former = Number.NaN; ; ) {
      await spend("reading", readingSpeed.word * (await unreadWordCount(part, place, only)));
      const box = await boxOf(place);
      if (box.y >= bar && box.y + box.height <= height - bar) return;
      if (box.y === former)
        throw new Error(`the page does not move under the finger, on the way to ${place}.`);
      former = box.y;
      const distance = box.y + box.height / 2 - height / 2;
      await swipe(Math.sign(distance) * Math.min(Math.abs(distance), reach));
    }
  }

  return {
    page,
    spent,
    readUntil,
    skimUntil: (place: Locator, part: Locator) => readUntil(place, part, standsOut),
    async readWords(text: string): Promise<void> {
      await spend("reading", readingSpeed.word * (text.match(/\S+/g)?.length ?? 0));
    },
    async press(place: Locator, position?: { x: number; y: number }): Promise<void> {
      await spend("pressing", readingSpeed.press);
      await place.tap({ ...(position && { position }) });
    },
    /** One thing of the browser's own list, which no script sees: a press opens it, another chooses. */
    async choose(list: Locator, index: number): Promise<void> {
      await spend("pressing", 2 * readingSpeed.press);
      await list.selectOption({ index });
    },
    async type(text: string): Promise<void> {
      spent.typing += readingSpeed.letter * text.length;
      await page.keyboard.type(text, { delay: 1_000 * readingSpeed.letter });
    },
  };
}

async function boxOf(place: Locator): Promise<{ y: number; height: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error(`${place} is not to be seen.`);
  return box;
}
