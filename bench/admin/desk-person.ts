import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { type Activity, pace, turnPixels } from "./pace";

/** How many turns of the wheel somebody tries. */
const maxTurns = 100;

export type DeskPerson = ReturnType<typeof deskPerson>;

/** Uses /admin with mouse and keyboard at a person's pace, in real time, and adds up what takes the time. */
export function deskPerson(page: Page) {
  const spent: Record<Activity, number> = { finding: 0, typing: 0 };
  const done = { presses: 0, letters: 0 };

  async function spend(activity: Activity, seconds: number): Promise<void> {
    spent[activity] += seconds;
    await pause(1000 * seconds);
  }

  /** Looks for something, and scrolls until it is there: the editor makes the forms when they come into view. */
  async function find(target: Locator): Promise<void> {
    await spend("finding", pace.find);
    const form = page.getByRole("group", { name: "Content Editor" });
    if (!(await form.isVisible())) await target.waitFor();
    for (let turns = 0; turns < maxTurns; turns += 1) {
      const distance = await distanceOf(target);
      if (distance === 0) return;
      await form.hover();
      await page.mouse.wheel(0, distance * turnPixels);
      await spend("finding", pace.turn);
    }
    throw new Error(`the form does not scroll to ${target}.`);
  }

  /** Where something is: on the screen (0), above it (-1), or below it, perhaps not made yet (1). */
  async function distanceOf(target: Locator): Promise<-1 | 0 | 1> {
    const box = (await target.isVisible()) ? await target.boundingBox() : null;
    if (box === null) return 1;
    if (box.y < 0) return -1;
    return box.y + Math.min(box.height, 60) > (page.viewportSize()?.height ?? 0) ? 1 : 0;
  }

  async function press(target: Locator, options: Parameters<Locator["click"]>[0] = {}): Promise<void> {
    await find(target);
    done.presses += 1;
    await target.click(options);
  }

  async function type(text: string): Promise<void> {
    done.letters += text.length;
    spent.typing += pace.letter * text.length;
    await page.keyboard.type(text, { delay: 1000 * pace.letter });
  }

  return {
    page,
    spent,
    done,
    press,
    type,
    /** Presses a number of times where no browser sees it. */
    async pressOutside(times: number): Promise<void> {
      done.presses += times;
      await spend("finding", times * pace.find);
    },
    /** Drags something by a distance, as with the mouse. */
    async drag(target: Locator, down: number): Promise<void> {
      await find(target);
      done.presses += 1;
      await target.hover();
      const box = await target.boundingBox();
      await page.mouse.down();
      if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + down, { steps: 20 });
      await page.mouse.up();
    },
    async fill(field: Locator, text: string): Promise<void> {
      await press(field);
      await type(text);
    },
    /** Selects all of a line with three quick clicks, and writes over it. */
    async replace(field: Locator, text: string): Promise<void> {
      await press(field, { clickCount: 3 });
      await type(text);
    },
  };
}
