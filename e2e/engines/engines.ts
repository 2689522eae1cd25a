import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { type Browser, type Engine, namedKeys } from "./engine";
import { timeoutMs } from "./until";
import { startWebKit } from "./webkit";

/** Makes a folder for what a browser reads or writes besides its profile. @returns its path */
function scratchFolder(name: string): string {
  const folder = resolve("var/engines", name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Starts Firefox ESR without a window. Puppeteer speaks to it directly, because Debian has no geckodriver. */
async function startFirefox(): Promise<Browser> {
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

/** Starts Xvfb on a free display, for engines that cannot do without a window. @returns the value of DISPLAY, such as ":1" */
async function startXServer(): Promise<{ display: string; stop(): void }> {
  const parameters = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const server = spawn("Xvfb", parameters, { stdio: ["ignore", "pipe", "ignore"] });
  const failed = once(server, "close").then(() => {
    throw new Error("Xvfb did not start.");
  });
  const [number] = await Promise.race([once(server.stdout, "data"), failed]);
  return { display: `:${String(number).trim()}`, stop: () => server.kill() };
}

/** The engines that Debian has beside Chromium, which all other tests use. */
export const engines: readonly Engine[] = [
  {
    name: "Firefox ESR",
    programs: ["firefox-esr"],
    packages: ["firefox-esr"],
    hasPopovers: true,
    start: startFirefox,
  },
  {
    // Close to Safari 26.
    name: "WebKitGTK",
    programs: ["WebKitWebDriver", "Xvfb"],
    packages: ["webkit2gtk-driver", "xvfb"],
    hasPopovers: true,
    async start() {
      const screen = await startXServer();
      const browser = await startWebKit({
        program: "WebKitWebDriver",
        capabilities: {},
        environment: { DISPLAY: screen.display, XDG_CONFIG_HOME: narrowToolbar() },
      });
      return {
        ...browser,
        async stop() {
          await browser.stop();
          screen.stop();
        },
      };
    },
  },
  {
    // Close to Safari 16, where the iPhone 8 and X end.
    name: "WPE WebKit",
    programs: ["WPEWebDriver"],
    packages: ["wpewebkit-driver", "libwpewebkit-1.1-0", "libwpebackend-fdo-1.0-1"],
    hasPopovers: false,
    start: () =>
      startWebKit({
        program: "WPEWebDriver",
        capabilities: {
          "wpe:browserOptions": {
            binary: findLibraryProgram("wpe-webkit-1.1/MiniBrowser"),
            args: ["--automation", "--headless"],
          },
        },
        environment: {},
      }),
  },
];

/** GTK styles that let the window of WebKit's MiniBrowser, which has a toolbar, be as narrow as a phone. */
function narrowToolbar(): string {
  const styles = "* { min-width: 0; margin: 0; padding: 0; border: 0; }\n";
  writeFileSync(join(scratchFolder("config/gtk-3.0"), "gtk.css"), styles);
  return scratchFolder("config");
}

/** The path of a program in the folder of the machine's architecture, such as /usr/lib/x86_64-linux-gnu. */
function findLibraryProgram(name: string): string | undefined {
  return readdirSync("/usr/lib")
    .map((folder) => join("/usr/lib", folder, name))
    .find(existsSync);
}
