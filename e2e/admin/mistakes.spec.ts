import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test";
import { consoleOfEditor, fileOf, openFile, openPerson, save, scrollTo } from "./editor";

test.use({ allowedConsole: consoleOfEditor });

/** What someone writes into a field in place of what was there, and what is said then. */
interface Mistake {
  readonly field: string;
  readonly write: string;
  /** What the form itself says at the field. */
  readonly form?: string;
  /** What the content check says, in a note. */
  readonly check?: string;
}
type Mistakes = Readonly<Record<string, Mistake>>;

const ofPeople: Mistakes = {
  "a name is left out": { field: "Name", write: "", form: "This field is required." },
  "a short name has a space": {
    field: "Short name",
    write: "my name",
    form: "It must be the first name in lowercase letters",
  },
  "a short name is taken": { field: "Short name", write: "ben", check: '"ben" is used twice.' },
  "a fact is misspelled": {
    field: "Biography",
    write: "Call {telefone}.",
    check: "Write one of these instead of {telefone}",
  },
  "a phone number is typed": {
    field: "Biography",
    write: "Call (907) 555-0142.",
    check: "Write {phone} instead of",
  },
  "words need the crisis lines": {
    field: "Biography",
    write: "She knows about suicide.",
    check: "do not see the crisis lines first",
  },
};

const ofAbout: Mistakes = {
  "an address is taken": {
    field: "Address on this website",
    write: "/contact",
    check: "A different address",
  },
  "an address has a space": {
    field: "Address on this website",
    write: "/about us",
    form: "It must be a path in lowercase letters",
  },
  "a description is too short": {
    field: "Description",
    write: "We are kind.",
    form: "You must enter at least 50 characters.",
  },
  "a title is left out": { field: "Title", write: "", form: "This field is required." },
};

test("six mistakes in a person's form are explained, and nothing is written", { tag: "@everyday" }, async ({
  page,
}) => {
  const editor = await openPerson(page);
  await makeMistakes(page, editor, ofPeople, "data/team.json");
});

test("four mistakes in a page's form are explained, and nothing is written", { tag: "@everyday" }, async ({
  page,
}) => {
  await page.goto("/admin#/collections/pages/entries/about");
  const editor = page.getByRole("group", { name: "Content Editor" });
  await makeMistakes(page, editor, ofAbout, "data/pages/about.json");
});

test("what has to be fixed on a page is a link to its field there, and this form keeps what was done", async ({
  page,
  context,
}) => {
  const words = await openFile(page, "Families' words");
  const entries = words.locator(".item-list > .item-wrapper");
  const count = await entries.count();
  await entries.first().getByRole("button", { name: "Remove", exact: true }).first().click();
  await save(page);
  const note = page.getByRole("alertdialog");
  await expect(note).toContainText(/Pages › [^.]+:\nThere is no testimonial/);
  await note.getByRole("button", { name: "OK" }).click();
  const opened = context.waitForEvent("page");
  await page
    .getByRole("link", { name: /^Pages › .*\(in a new tab\)$/ })
    .first()
    .click();
  const other = await opened;
  await expect(other.locator('.content-editor [data-key-path^="blocks"] :focus')).toBeVisible();
  await expect(entries).toHaveCount(count - 1);
});

/** Makes one mistake after the other in the same form. */
async function makeMistakes(page: Page, form: Locator, mistakes: Mistakes, file: string): Promise<void> {
  const before = readFileSync(fileOf(file), "utf8");
  const note = page.getByRole("alertdialog");
  for (const [name, { field, write, form: atField, check }] of Object.entries(mistakes)) {
    await test.step(name, async () => {
      const box = form.getByRole("textbox", { name: field, exact: true }).first();
      await scrollTo(page, box);
      // The next mistake in a formatted text replaces all of it.
      const old = field === "Biography" ? write : await box.inputValue();
      await box.fill(write);
      await save(page);
      if (atField !== undefined) await expect(form.getByText(atField).first()).toBeVisible();
      if (check !== undefined) {
        await expect(note).toContainText(check);
        await note.getByRole("button", { name: "OK" }).click();
      }
      expect(readFileSync(fileOf(file), "utf8")).toBe(before);
      await box.fill(old);
    });
  }
}
