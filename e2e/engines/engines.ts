import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Engine } from "./engine";
import { scratchFolder, startFirefox } from "./firefox";
import { startWebKit } from "./webkit";

/** A running X server without a screen. */
interface XServer {
  /** The value of DISPLAY, such as ":1". */
  readonly display: string;
  stop(): void;
}

/** Starts Xvfb on a free display, for engines that cannot do without a window. */
async function startXServer(): Promise<XServer> {
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
    limits: [],
    start: startFirefox,
  },
  {
    // Close to Safari 26.
    name: "WebKitGTK",
    programs: ["WebKitWebDriver", "Xvfb"],
    packages: ["webkit2gtk-driver", "xvfb"],
    limits: [],
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
    limits: ["popover"],
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
