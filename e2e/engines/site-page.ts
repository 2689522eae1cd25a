import { buildSync } from "esbuild";
import { callSource, isHydrated } from "../support/in-page";
import type { Key, Tab } from "./engine";
import type { Point } from "./in-page";
import { inWords, type Target } from "./target";
import { timeoutMs, until } from "./until";

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
    readonly hasPopovers: boolean,
  ) {}

  /** Opens a path, and waits until the page's script has started, or until there is none. */
  async goto(path: string): Promise<void> {
    await this.tab.goto(this.address + path);
    await this.until("the page's script has started", () => document.documentElement.dataset.script !== "");
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
  until<Values extends readonly unknown[], Result>(
    expected: string,
    act: (...values: Values) => Result,
    ...values: Values
  ): Promise<NonNullable<Result>> {
    // While the document changes, it throws.
    return until(expected, () => this.evaluate(act, ...values));
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

  /** Presses an element with the mouse, again if the page has moved just before: it does not get a press that misses. */
  async press(target: Target): Promise<void> {
    for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
      const place = await this.placeOf(target);
      await this.evaluate((wanted) => inPage.guardPress(inPage.findAll(wanted)[0]), target);
      await this.tab.click(place);
      // It may also have left the page, whose document is then gone.
      const hasMissed = await this.evaluate(() => inPage.hasMissed()).catch(() => false);
      if (!hasMissed) return;
    }
    throw new Error(`Expected to press ${inWords(target)}, but each press missed it.`);
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

  /** Presses an empty field, types into it, and waits until it has the text. */
  async type(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.hasFocusOn(target);
    await this.tab.keys([...text]);
    await this.until(
      `${inWords(target)} has the text "${text}"`,
      (wanted, typed) => inPage.findAll(wanted).some((field) => "value" in field && field.value === typed),
      target,
      text,
    );
  }

  /** Goes through the history, as the browser's buttons do. */
  async go(steps: -1 | 1): Promise<void> {
    await this.evaluate((count) => history.go(count), steps);
  }

  /** Waits until an element is at the same place twice in a row, and nothing covers it. */
  private placeOf(target: Target): Promise<Point> {
    let now: Point | string | undefined;
    return until(`${inWords(target)} can be pressed`, async () => {
      const before = now;
      now = await this.evaluate((wanted) => inPage.placeOf(wanted), target);
      if (typeof now === "string") throw new Error(now);
      if (JSON.stringify(now) !== JSON.stringify(before)) throw new Error("It moves.");
      return now;
    });
  }
}
