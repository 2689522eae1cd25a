/** Retakes the pictures of docs/editors/admin.md and translating.md: `npm run screenshots:admin`. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { type LiveSite, startLiveSite } from "../develop/live-site";
import { findChromium } from "../support/chromium";
import { openFile, save, scrollTo, unfoldFirst } from "./editor";

const folder = path.resolve("docs/editors/pictures");

/** A picture: what is done before it is taken, and which part of the screen it shows; all of it if nothing is returned. */
interface Shot {
  readonly name: string;
  readonly isWide?: boolean;
  readonly isTall?: boolean;
  /** @param project the folder of the live view, whose content may be changed */
  prepare(page: Page, project: string): Promise<Locator | undefined>;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Choose the part that visitors see" });

const shots: readonly Shot[] = [
  {
    name: "admin-list",
    async prepare(page) {
      await page.goto("/admin");
      await page.getByText("People", { exact: true }).waitFor();
      return undefined;
    },
  },
  {
    name: "admin-person",
    isTall: true,
    async prepare(page) {
      await openPerson(page);
      return undefined;
    },
  },
  {
    name: "admin-beside",
    isWide: true,
    async prepare(page) {
      await openPerson(page);
      const beside = page.frameLocator('iframe[title="The page, as visitors see it"]');
      await beside.locator("#anika").scrollIntoViewIfNeeded();
      return undefined;
    },
  },
  {
    name: "admin-blocks",
    async prepare(page) {
      await page.goto("/admin/looks");
      await page.waitForLoadState("networkidle");
      return undefined;
    },
  },
  {
    name: "admin-crop",
    async prepare(page) {
      const editor = await openPerson(page);
      const photo = editor.getByLabel("Choose a photo").first();
      await scrollTo(page, photo);
      await photo.setInputFiles("data/images/team/anika.jpg");
      await dialog(page).getByRole("button", { name: "Use this part" }).waitFor();
      return dialog(page);
    },
  },
  {
    name: "admin-mistake",
    async prepare(page) {
      await makeMistake(page);
      return page.getByRole("alertdialog");
    },
  },
  {
    name: "admin-mistake-field",
    async prepare(page) {
      await makeMistake(page);
      await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
      await page.getByRole("region", { name: /has to be fixed/ }).waitFor();
      return undefined;
    },
  },
  {
    name: "admin-closed-tomorrow",
    async prepare(page) {
      await page.goto("/admin");
      await page.getByRole("button", { name: "Closed tomorrow" }).click();
      await page.getByRole("button", { name: /Press again/ }).waitFor();
      return page.getByRole("navigation", { name: "Website" });
    },
  },
  {
    name: "admin-translation",
    async prepare(page, project) {
      await openTranslation(page, project);
      return undefined;
    },
  },
  {
    name: "admin-saves",
    async prepare(page) {
      const editor = await openPerson(page);
      await editor.getByRole("textbox", { name: /Position/ }).fill("Occupational Therapist");
      await save(page);
      await editor.waitFor({ state: "hidden" });
      await page.getByRole("link", { name: "Saves, and how to take one back" }).click();
      await page.getByRole("button", { name: "Take this back" }).first().waitFor();
      return undefined;
    },
  },
];

/** Opens the Spanish form of a page, after two of its English texts have changed. */
async function openTranslation(page: Page, project: string): Promise<void> {
  const file = path.join(project, "data/pages/contact.json");
  const { texts } = JSON.parse(readFileSync(file.replace(".json", ".es.json"), "utf8"));
  const [first, second] = texts
    .map(({ english }: { english: string }) => english)
    .filter((english: string) => /^[A-Z][a-z]+ [a-z ]+$/.test(english));
  const changed = readFileSync(file, "utf8")
    .replace(JSON.stringify(first), JSON.stringify(`Our ${first.toLowerCase()}`))
    .replace(JSON.stringify(second), JSON.stringify("What happens next"));
  writeFileSync(file, changed);
  await page.goto("/admin#/collections/language-es/entries/pages-contact");
  const missing = page.locator(".item-wrapper").filter({ hasText: "Not translated yet" });
  await scrollTo(page, missing.getByRole("textbox", { name: "Translation" }));
}

async function openPerson(page: Page): Promise<Locator> {
  const editor = await openFile(page, "People");
  await unfoldFirst(editor);
  await editor.getByRole("textbox", { name: "Biography" }).waitFor();
  return editor;
}

async function makeMistake(page: Page): Promise<void> {
  const editor = await openPerson(page);
  const biography = editor.getByRole("textbox", { name: "Biography" });
  await biography.press("ControlOrMeta+Home");
  await biography.pressSequentially("Call {telefone}. ");
  await save(page);
  await page.getByRole("alertdialog").waitFor();
}

/** Takes a picture in a browser of its own: in the same one, the editor would offer what was not saved before. */
async function take(
  browser: Browser,
  { address, folder: project }: LiveSite,
  { name, isWide = false, isTall = isWide, prepare }: Shot,
): Promise<void> {
  const viewport = { width: isWide ? 1440 : 1000, height: isTall ? 800 : 640 };
  const context = await browser.newContext({ baseURL: address, viewport, reducedMotion: "reduce" });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const part = await prepare(page, project);
  const png = await (part ?? page).screenshot({ animations: "disabled" });
  await sharp(png)
    .webp({ quality: 78 })
    .toFile(path.join(folder, `${name}.webp`));
  await context.close();
}

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const live = await startLiveSite("edit", ["--no-open"]);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  try {
    for (const shot of shots.filter(({ name }) => chosen.length === 0 || chosen.includes(name)))
      await take(browser, live, shot);
  } finally {
    await browser.close();
    await live.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
