import { test as base, expect } from "@playwright/test";

interface Options {
  /** What the browser itself says on the console in this test, and rightly. */
  expectedOnConsole: RegExp;
  silence: undefined;
}

const nothing = /^$/;

/** Playwright's test, failing on anything a page says on the console and on every uncaught error. */
export const test = base.extend<Options>({
  expectedOnConsole: [nothing, { option: true }],
  silence: [
    async ({ page, expectedOnConsole }, use) => {
      const said: string[] = [];
      page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => said.push(`uncaught: ${error.message}`));
      await use(undefined);
      expect(said.filter((line) => !expectedOnConsole.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
