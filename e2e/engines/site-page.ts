import { setTimeout as wait } from "node:timers/promises";
import { buildSync } from "esbuild";
import { isHydrated } from "../support/is-hydrated";
import { callSource } from "./call-source";
import type { Key, Tab } from "./engine";
import type { Point } from "./in-page";
import type { Limit } from "./limits";
import { inWords, type Target } from "./target";

/** In milliseconds. Long, because three engines share the machine. */
const timeoutMs = 20_000;

const { outputFiles } = buildSync({
  entryPoints: ["e2e/engines/in-page.ts"],
  bundle: true,
  minify: true,
  format: "iife",
  target: "safari15.4",
  write: false,
});
const inPageSource = `(() => { ${outputFiles[0]?.text} })()`;

/** A tab on the site, as journeys use it: they find elements by role and name, and wait for what they expect. */
export class SitePage {
  constructor(
    private readonly tab: Tab,
    private readonly address: string,
    readonly width: number,
    private readonly limits: readonly Limit[],
  ) {}

  /** Whether the engine lacks something. See limits.ts. */
  lacks(limit: Limit): boolean {
    return this.limits.includes(limit);
  }

  /** Opens a path, and waits only until the document has loaded. */
  async goto(path: string): Promise<void> {
    await this.tab.goto(this.address + path);
    await this.until(`the page is ${this.width} px wide`, (width) => innerWidth === width, this.width);
  }

  /** Opens a path and waits until the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.hydrated();
  }

  /** Turns to a part of the page that needs React, if it has one, and waits until React runs. */
  async hydrated(): Promise<void> {
    await this.until("the page's script has run", () => document.querySelector("[role=switch]") !== null);
    const hasPart = await this.evaluate(() => {
      const part = document.querySelector("[data-app]");
      part?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      return part !== null;
    });
    if (hasPart) await this.until("the page is hydrated", isHydrated);
  }

  /** Calls a function in the page. Its values and its result are JSON. */
  async evaluate<Values extends readonly unknown[], Result>(
    act: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result> {
    const call = `typeof inPage === "object" && [${callSource(act, ...values)}]`;
    const answer = (await this.tab.run(call)) as [Result] | false;
    if (answer) return answer[0];
    await this.tab.run(inPageSource);
    return this.evaluate(act, ...values);
  }

  /**
   * Waits until a function that runs in the page returns something truthy.
   * @throws with what was expected and what came instead
   */
  async until<Values extends readonly unknown[], Result>(
    expected: string,
    act: (...values: Values) => Result,
    ...values: Values
  ): Promise<NonNullable<Result>> {
    const end = Date.now() + timeoutMs;
    let last: unknown;
    while (Date.now() < end) {
      try {
        const result = await this.evaluate(act, ...values);
        if (result) return result;
        last = result;
      } catch (error) {
        // The document may be changing.
        last = error;
      }
      await wait(50);
    }
    throw new Error(`Expected that ${expected}, but got: ${last}`);
  }

  async sees(target: Target): Promise<void> {
    await this.until(`${inWords(target)} is shown`, (wanted) => inPage.findAll(wanted).length > 0, target);
  }

  async misses(target: Target): Promise<void> {
    await this.until(`${inWords(target)} is gone`, (wanted) => inPage.findAll(wanted).length === 0, target);
  }

  async hasFocusOn(target: Target): Promise<void> {
    await this.until(
      `${inWords(target)} has the focus`,
      (wanted) => inPage.findAll(wanted).some((element) => element === document.activeElement),
      target,
    );
  }

  /** Waits until the path and the hash of the page's URL are these. */
  async isAt(place: string): Promise<void> {
    await this.until(
      `the page is at ${place}`,
      (wanted) => location.pathname + location.hash === wanted,
      place,
    );
  }

  /** Presses the middle of an element with the mouse. */
  async press(target: Target): Promise<void> {
    await this.tab.click(await this.placeOf(target));
  }

  /** Puts the mouse on an element. */
  async hover(target: Target): Promise<void> {
    await this.tab.move(await this.placeOf(target));
  }

  pressAt(place: Point): Promise<void> {
    return this.tab.click(place);
  }

  /** Focuses an element by script, as if the Tab key had reached it. */
  async focus(target: Target): Promise<void> {
    await this.sees(target);
    await this.evaluate((wanted) => inPage.findAll(wanted)[0]?.focus(), target);
    await this.hasFocusOn(target);
  }

  keys(...keys: Key[]): Promise<void> {
    return this.tab.keys(keys);
  }

  /** Presses a field and types into it. */
  async type(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.hasFocusOn(target);
    await this.tab.keys([...text]);
  }

  /** Goes through the history, as the browser's buttons do. */
  async go(steps: -1 | 1): Promise<void> {
    await this.evaluate((count) => history.go(count), steps);
  }

  /** Waits until an element is at the same place twice in a row, and nothing covers it. */
  private async placeOf(target: Target): Promise<Point> {
    const end = Date.now() + timeoutMs;
    let [before, now]: (Point | string)[] = [];
    while (Date.now() < end) {
      before = now;
      now = await this.evaluate((wanted) => inPage.placeOf(wanted), target).catch(String);
      if (typeof now === "object" && JSON.stringify(now) === JSON.stringify(before)) return now;
      await wait(50);
    }
    throw new Error(`Expected to press ${inWords(target)}, but: ${JSON.stringify(now)}`);
  }
}
