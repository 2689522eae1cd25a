import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium, expect, type Page } from "@playwright/test";
import { findChromium } from "../e2e/chromium";
import { copyOfProject } from "./project-copy";

const limit = 2;
const port = process.env.DEVELOP_PORT ?? "8123";
const site = `http://localhost:${port}`;
const patience = 30_000;
/** Until Gatsby has come to rest. */
const settling = 4000;

/** Waits for what a visitor sees after an edit. Made before the edit, so that it knows what was there. */
type Waiting = (page: Page) => Promise<() => Promise<unknown>>;

interface Edit {
  readonly name: string;
  readonly path: string;
  readonly file: string;
  /** What is done to the text of the file, or which picture is put in its place. */
  readonly change: readonly [text: string, replacement: string] | { readonly picture: string };
  readonly shows: Waiting;
  /** A mistake lays a note over the page, which goes when it is mended. */
  readonly isMistake?: true;
}

const text =
  (words: string): Waiting =>
  async (page) =>
  () =>
    page.getByText(words).first().waitFor({ state: "attached", timeout: patience });

const note =
  (words: string): Waiting =>
  async (page) =>
  () =>
    page.getByRole("dialog").getByText(words).waitFor({ timeout: patience });

/** The address of a picture holds a digest of its content. */
const otherPicture: Waiting = async (page) => {
  const portrait = page.locator('img[alt="Portrait of Anika Snowberry"]');
  const before = (await portrait.getAttribute("src")) ?? "";
  return () => expect(portrait).not.toHaveAttribute("src", before, { timeout: patience });
};

const edits: Edit[] = [
  {
    name: "a person's position",
    path: "/our-team",
    file: "data/team.json",
    change: ["Clinic Director and", "Clinic Founder and"],
    shows: text("Clinic Founder and"),
  },
  {
    name: "the hours, on every page",
    path: "/our-team",
    file: "data/clinic.json",
    change: ['"17:00"', '"16:30"'],
    shows: text("4:30pm"),
  },
  {
    name: "a heading",
    path: "/contact",
    file: "data/pages/contact.json",
    change: ['"heading": "Contact Us"', '"heading": "Write to Us"'],
    shows: text("Write to Us"),
  },
  {
    name: "a picture replaced under its name",
    path: "/our-team",
    file: "data/images/team/anika.jpg",
    change: { picture: "data/images/team/ben.jpg" },
    shows: otherPicture,
  },
  {
    name: "mistake: a missing comma",
    path: "/our-team",
    file: "data/team.json",
    change: ['"Anika Snowberry",', '"Anika Snowberry"'],
    shows: note("comma"),
    isMistake: true,
  },
  {
    name: "mistake: an id that nothing has",
    path: "/our-team",
    file: "data/pages/about.json",
    change: ['"about-video"', '"abuot-video"'],
    shows: note('Did you mean "about-video"?'),
    isMistake: true,
  },
  {
    name: "mistake: a picture that is missing",
    path: "/our-team",
    file: "data/team.json",
    change: ["./images/team/anika.jpg", "./images/team/anka.jpg"],
    shows: note("./images/team/anika.jpg"),
    isMistake: true,
  },
];

async function startDevelop(folder: string): Promise<ChildProcess> {
  const server = spawn("node_modules/.bin/gatsby", ["develop", "-p", port], {
    cwd: folder,
    env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  for await (const line of createInterface(server.stdout)) {
    if (line.includes("Building development bundle") && line.includes("success")) {
      server.stdout.resume();
      return server;
    }
  }
  throw new Error("gatsby develop ended before it showed anything.");
}

async function secondsOf(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  // What has not come within the patience counts as never.
  const came = await action().then(
    () => true,
    () => false,
  );
  return came ? Number(((performance.now() - start) / 1000).toFixed(2)) : Number.POSITIVE_INFINITY;
}

/** Seconds from the write until the page shows it, infinite for never; of a mistake, also from mending it until the note is gone. */
async function measure(page: Page, folder: string, { name, path, file, change, shows, isMistake }: Edit) {
  await page.goto(site + path, { waitUntil: "load" });
  await page.waitForTimeout(settling);
  const shown = await shows(page);
  const target = join(folder, file);
  const before = readFileSync(target);
  const seconds = await secondsOf(() => {
    if ("picture" in change) copyFileSync(join(folder, change.picture), target);
    else writeFileSync(target, before.toString().replaceAll(...change));
    return shown();
  });
  const gone = await secondsOf(async () => {
    writeFileSync(target, before);
    if (isMistake) await page.getByRole("dialog").waitFor({ state: "hidden", timeout: patience });
  });
  await page.waitForTimeout(settling);
  return {
    edit: name,
    "seconds until it shows": seconds,
    ...(isMistake && { "until the note is gone": gone }),
    [`within ${limit} s`]: Math.max(seconds, gone) <= limit,
  };
}

async function main(): Promise<void> {
  const folder = copyOfProject();
  const server = await startDevelop(folder);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  try {
    const page = await browser.newPage();
    const rows = [];
    for (const edit of edits) rows.push(await measure(page, folder, edit));
    // biome-ignore lint/suspicious/noConsole: the table is what this program is for
    console.table(rows);
  } finally {
    await browser.close();
    if (server.pid) process.kill(-server.pid);
    rmSync(folder, { recursive: true });
  }
}

void main();
