/**
 * Runs Gatsby for `npm run build`, `npm run develop` and `npm run edit`, and reports its progress in plain sentences. A
 * build also compiles the server; `edit` is the live view with /admin.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { compileServer } from "../../../server/compile";
import { readContent } from "../../content-check/read-content";
import { findInvented } from "../../content-check/rules/sample-content";
import { isPageReady } from "../../gatsby/develop/page-ready";
import { readBuildSettings } from "../../shared/settings/build-settings";
import { adminPath } from "../../shared/site/admin-paths";
import { deleteForeignCache } from "./foreign-cache";
import { isReady, plainReports, sayWhatTakesLong } from "./progress";
import { runGatsby } from "./run-gatsby";

const beginnings: Readonly<Record<string, string>> = {
  build:
    "Building the site. This usually takes 2 to 4 minutes the first time, and under a minute after that.",
  develop:
    "Starting the live view. This usually takes 1 to 3 minutes the first time, and about a minute after that.",
  edit: "Starting the website on this computer, to edit it. This usually takes about a minute, and up to 6 minutes the first time or on a slow computer. Your browser opens by itself when it is ready.",
};

const everythingAgain =
  "The site was last built in another folder or with other programs, so everything is built again. This takes longer.";

const say = (text: string) => process.stdout.write(`${text}\n`);

/** The command of each system that opens an address in the usual browser. */
const commands: Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
  linux: ["xdg-open"],
};

/** Opens an address in the browser. Where that does not work, nothing happens: the address is in the terminal, too. */
function openBrowser(url: string): void {
  const [program, ...args] = commands[process.platform] ?? [];
  if (program === undefined) return;
  const child = spawn(program, [...args, url], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}

async function run(command: string, options: string[]): Promise<number> {
  const { port, verbose, open } = readOptions(options);
  const isEdit = command === "edit";
  if (command !== "build" && (await isTaken(port))) {
    say(
      `Port ${port} is in use, perhaps by another live view. Stop that one with Ctrl+C in its terminal, or choose another port: npm run ${command} -- --port ${port + 1}`,
    );
    return 1;
  }
  say(beginnings[command] ?? "");
  const isLong = command === "build" ? undefined : sayWhatTakesLong(say);
  if (isEdit) await startAdmin();
  // No later step of a build may take an earlier /admin for a page of the site.
  if (command === "build") rmSync(join("public", adminPath), { recursive: true, force: true });
  if (deleteForeignCache(process.cwd())) say(everythingAgain);
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1000);
  const report = plainReports(command);
  let isOpen = false;

  /** Says where the live view is, once its first page has its data. */
  async function announce(): Promise<void> {
    const site = `http://localhost:${port}`;
    while (!(await isPageReady(site, "/"))) await wait(200);
    const url = `${site}${isEdit ? "/admin" : ""}`;
    // The forms are ready when their program is: it is still bundled on a slow computer.
    if (isEdit) await fetch(`${url}/files/main.js`);
    isLong?.end();
    say(`Ready after ${seconds()} seconds. To stop, press Ctrl+C.\nOpen ${url}`);
    if (isEdit && open) openBrowser(url);
  }

  const gatsbyOptions = options.filter((option) => option !== "--no-open");
  const code = await runGatsby([isEdit ? "develop" : command, ...gatsbyOptions], verbose, (line) => {
    const text = report(line);
    if (text !== undefined) {
      say(text);
      isLong?.said(text);
    }
    // Later compilations of the scripts, after changes of the code, print nothing.
    if (isOpen || !isReady(line)) return;
    isOpen = true;
    void announce();
  });
  if (command !== "build" || code !== 0) return code;
  await addWebAdmin();
  await compileServer();
  say(`The site was built in ${seconds()} seconds.`);
  const { length } = findInvented(readContent(process.cwd()).content);
  if (length > 0)
    say(
      `It shows ${length} invented people and quotes. List them before it is public: npm run launch-check -- --strict`,
    );
  return 0;
}

/** Whether another process listens on a port of this machine. */
async function isTaken(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, "localhost"), "listening");
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  } finally {
    server.close();
  }
}

/** Starts the server of /admin of the live view, and says its port to gatsby-config.ts. */
async function startAdmin(): Promise<void> {
  const { startAdmin: start } = await import("../../admin/server");
  const { port } = (await start(process.cwd())).address() as AddressInfo;
  process.env.ADMIN_PORT = String(port);
  // Gatsby passes this on to the pages.
  process.env.GATSBY_EDITING = "1";
}

/** Adds /admin to the built site, if the settings ask for it. Otherwise the editor is not even loaded. */
async function addWebAdmin(): Promise<void> {
  const settings = readBuildSettings();
  if (settings.admin === null) return;
  const { writeWebAdmin } = await import("../../admin/web/write-web-admin");
  await writeWebAdmin(process.cwd(), settings);
  const { precompress } = await import("../../gatsby/output/precompress");
  await precompress(join("public", adminPath));
}

/** Reads the options of Gatsby that matter here, and our own `--no-open`. All others are passed on to Gatsby. */
function readOptions(args: string[]): { port: number; verbose: boolean; open: boolean } {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: "string", short: "p" },
      verbose: { type: "boolean" },
      "no-open": { type: "boolean" },
    },
    strict: false,
  });
  return {
    port: Number(values.port ?? process.env.PORT ?? 8000),
    verbose: values.verbose === true,
    open: values["no-open"] !== true,
  };
}

run(process.argv[2] ?? "", process.argv.slice(3)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
