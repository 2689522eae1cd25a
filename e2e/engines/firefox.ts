import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { type Browser, namedKeys } from "./engine";
import { timeoutMs } from "./until";

/** Makes a folder for what a browser reads or writes besides its profile. @returns its path */
export function scratchFolder(name: string): string {
  const folder = resolve("var/engines", name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Starts Firefox ESR without a window. Puppeteer speaks to it directly, because Debian has no geckodriver. */
export async function startFirefox(): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    timeout: timeoutMs,
    // As root, Firefox refuses to start in another user's home, which CI containers have.
    env: { ...process.env, HOME: scratchFolder("home") },
  });
  return {
    async open(width) {
      const context = await firefox.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: 844 });
      const isNamed = (key: string) => namedKeys.some((name) => name === key);
      return {
        async goto(url) {
          await page.goto(url, { timeout: timeoutMs });
        },
        run: (expression) => page.evaluate(expression),
        move: ({ x, y }) => page.mouse.move(x, y),
        click: ({ x, y }, times = 1) => page.mouse.click(x, y, { count: times }),
        async keys(keys) {
          for (const key of keys) {
            await (isNamed(key) ? page.keyboard.press(key as KeyInput) : page.keyboard.type(key));
          }
        },
        close: () => context.close(),
      };
    },
    stop: () => firefox.close(),
  };
}
