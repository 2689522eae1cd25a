/** Retakes the pictures of docs/editors/admin.md and translating.md: `npm run screenshots -- admin`. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { openAdmin, openEveryDay, openPerson, save, saveForm, scrollTo } from "../admin/editor";
import { type LiveSite, startLiveSite } from "../develop/live-site";
import { withBrowser } from "../support/chromium";

/** A picture: what is done before it is taken, and which part of the screen it shows; all of it without one. */
interface Shot {
  readonly name: string;
  readonly isWide?: boolean;
  readonly isTall?: boolean;
  /** @param project the folder of the live view, whose content may be changed */
  prepare(page: Page, project: string): Promise<unknown>;
  part?(page: Page): Locator;
}

const bar = (page: Page) => page.getByRole("navigation", { name: "Website" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Choose the part that visitors see" });
const note = (page: Page) => page.getByRole("alertdialog");

/** All pictures of the guide. */
const shots: readonly Shot[] = [
  { name: "admin-list", prepare: openAdmin },
  { name: "admin-person", isTall: true, prepare: openPerson },
  {
    name: "admin-beside",
    isWide: true,
    async prepare(page) {
      await openPerson(page);
      const beside = page.frameLocator('iframe[title="The page, as visitors see it"]');
      await beside.locator("#anika").scrollIntoViewIfNeeded();
    },
  },
  { name: "admin-blocks", prepare: (page) => page.goto("/admin/looks", { waitUntil: "networkidle" }) },
  {
    name: "admin-crop",
    async prepare(page) {
      const editor = await openPerson(page);
      const photo = editor.getByLabel("Choose a photo").first();
      await scrollTo(page, photo);
      await photo.setInputFiles("data/images/team/anika.jpg");
      await dialog(page).getByRole("button", { name: "Use this part" }).waitFor();
    },
    part: dialog,
  },
  { name: "admin-mistake", prepare: makeMistake, part: note },
  {
    name: "admin-mistake-field",
    isTall: true,
    async prepare(page) {
      await makeMistake(page);
      await note(page).getByRole("button", { name: "OK" }).click();
      const atField = page.getByText(/is not one of the clinic's facts\. Write/);
      await atField.evaluate((words) => {
        // The heading of the list stays above the form.
        words.style.scrollMarginBlockStart = "6.5rem";
        words.scrollIntoView({ block: "start" });
      });
    },
  },
  { name: "admin-close-tomorrow", prepare: pressClosedTomorrow, part: bar },
  {
    name: "admin-closed-tomorrow",
    async prepare(page, project) {
      await (await pressClosedTomorrow(page, project)).click();
      await page.getByText(/, is closed now\./).waitFor();
      await page.getByText("People", { exact: true }).waitFor();
    },
    part: bar,
  },
  { name: "admin-translation", isTall: true, prepare: openTranslation },
  {
    name: "admin-saves",
    async prepare(page) {
      const editor = await openPerson(page);
      await editor.getByRole("textbox", { name: /Position/ }).fill("Occupational Therapist");
      await saveForm(page);
      await page.getByRole("link", { name: "Saves, and how to take one back" }).click();
      await page.getByRole("button", { name: "Take this back" }).first().waitFor();
    },
  },
];

/** Presses "Closed tomorrow" once. @returns the button, which asks for the second press */
async function pressClosedTomorrow(page: Page, project: string): Promise<Locator> {
  openEveryDay(project);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Closed tomorrow" }).click();
  const again = page.getByRole("button", { name: /Press again/ });
  await again.waitFor();
  return again;
}

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
  await missing.evaluate((pair) => pair.scrollIntoView({ block: "center" }));
}

async function makeMistake(page: Page): Promise<void> {
  const editor = await openPerson(page);
  const biography = editor.getByRole("textbox", { name: "Biography" });
  await biography.press("ControlOrMeta+Home");
  await biography.pressSequentially("Call {telefone}. ");
  await save(page);
  await note(page).waitFor();
}

const folder = path.resolve("docs/editors/pictures");

/** Takes a picture in a browser of its own: in the same one, the editor would offer what was not saved before. */
async function take(
  browser: Browser,
  { address, folder: project }: LiveSite,
  { name, isWide = false, isTall = isWide, prepare, part }: Shot,
): Promise<void> {
  const viewport = { width: isWide ? 1440 : 1000, height: isTall ? 800 : 640 };
  const context = await browser.newContext({ baseURL: address, viewport, reducedMotion: "reduce" });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await prepare(page, project);
  const png = await (part?.(page) ?? page).screenshot({ animations: "disabled" });
  await sharp(png)
    .webp({ quality: 78 })
    .toFile(path.join(folder, `${name}.webp`));
  await context.close();
}

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const live = await startLiveSite("edit");
  await withBrowser(async (browser) => {
    for (const shot of shots.filter(({ name }) => chosen.length === 0 || chosen.includes(name)))
      await take(browser, live, shot);
  }).finally(() => live.stop());
}

void main();
