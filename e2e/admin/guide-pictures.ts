import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { openPerson, save, saveForm, scrollTo } from "./editor";
import { openEveryDay } from "./open-every-day";

/** A picture: what is done before it is taken, and which part of the screen it shows; all of it if nothing is returned. */
export interface Shot {
  readonly name: string;
  readonly isWide?: boolean;
  readonly isTall?: boolean;
  /** @param project the folder of the live view, whose content may be changed */
  prepare(page: Page, project: string): Promise<Locator | undefined>;
}

const bar = (page: Page) => page.getByRole("navigation", { name: "Website" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Choose the part that visitors see" });

/** All pictures of the guide. */
export const shots: readonly Shot[] = [
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
    isTall: true,
    async prepare(page) {
      await makeMistake(page);
      await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
      const atField = page.getByText(/is not one of the clinic's facts\. Write/);
      await atField.evaluate((note) => {
        // The heading of the list stays above the form.
        note.style.scrollMarginBlockStart = "6.5rem";
        note.scrollIntoView({ block: "start" });
      });
      return undefined;
    },
  },
  {
    name: "admin-close-tomorrow",
    async prepare(page, project) {
      await pressClosedTomorrow(page, project);
      return bar(page);
    },
  },
  {
    name: "admin-closed-tomorrow",
    async prepare(page, project) {
      const again = await pressClosedTomorrow(page, project);
      await again.click();
      await page.getByText(/, is closed now\./).waitFor();
      await page.getByText("People", { exact: true }).waitFor();
      return bar(page);
    },
  },
  {
    name: "admin-translation",
    isTall: true,
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
      await saveForm(page);
      await page.getByRole("link", { name: "Saves, and how to take one back" }).click();
      await page.getByRole("button", { name: "Take this back" }).first().waitFor();
      return undefined;
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
  await page.getByRole("alertdialog").waitFor();
}
