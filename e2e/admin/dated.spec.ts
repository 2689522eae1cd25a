import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { expect, hydrate, test } from "../support/test";
import { delay, fileOf, openFile, restoring, saveForm, scrollTo } from "./editor";

const clinic = "data/clinic.json";
const news = "data/news.json";
const before = restoring(clinic, news);

test.use({ viewport: { width: 1440, height: 900 } });

/** The form of a field. */
const fieldOf = (editor: Locator, keyPath: string) => editor.locator(`[data-key-path="${keyPath}"]`);

/** Types into a field letter by letter. A date is typed as its parts, one after the other. */
async function type(editor: Locator, keyPath: string, text: string): Promise<void> {
  const box = fieldOf(editor, keyPath).locator("input, textarea, [contenteditable=true]").first();
  await scrollTo(editor.page(), box);
  await box.focus();
  await editor.page().keyboard.type(text, { delay });
}

/** Presses the button that adds something to a list, or checks the box that adds a part. */
async function add(editor: Locator, keyPath: string): Promise<void> {
  const field = fieldOf(editor, keyPath);
  const adding = field
    .getByRole("button", { name: /^Add/ })
    .or(field.getByRole("checkbox", { name: /^Add/ }));
  await scrollTo(editor.page(), adding.last());
  await adding.last().click();
}

test("the hours of a season are added, and are on the page with the usual ones", async ({ page }) => {
  const editor = await openFile(page, "The clinic");
  await add(editor, "seasons");
  await type(editor, "seasons.0.name", "Kite hours");
  await type(editor, "seasons.0.from", "06012035");
  await type(editor, "seasons.0.to", "08312035");
  await add(editor, "seasons.0.hours");
  const days = fieldOf(editor, "seasons.0.hours.0.days").getByRole("combobox");
  await scrollTo(page, days);
  for (const day of ["Monday", "Tuesday"]) {
    await days.click();
    await page.getByRole("option", { name: day }).click();
  }
  await type(editor, "seasons.0.hours.0.opens", "10:00");
  await type(editor, "seasons.0.hours.0.closes", "15:30");
  await saveForm(page);
  expect(JSON.parse(readFileSync(fileOf(clinic), "utf8"))).toEqual({
    ...JSON.parse(before[clinic]),
    seasons: [
      {
        name: "Kite hours",
        from: "2035-06-01",
        to: "2035-08-31",
        hours: [{ days: ["Monday", "Tuesday"], opens: "10:00", closes: "15:30" }],
      },
    ],
  });
  await page.goto("/contact");
  await hydrate(page);
  await expect(page.getByText(/Kite hours.*June 1, 2035.*August 31, 2035/).first()).toBeVisible();
});

const item = { title: "Kite day", from: "2020-01-01", to: "2040-12-31" };
const items = [
  {
    kind: "an event",
    part: "event",
    fill: async (editor: Locator) => {
      await type(editor, "news.0.event.day", "06012035");
      await type(editor, "news.0.event.starts", "10:00");
    },
    saved: { event: { day: "2035-06-01", starts: "10:00" } },
    shown: /Friday, June 1, 2035.*10/,
  },
  {
    kind: "a job",
    part: "job",
    fill: async (editor: Locator) => {
      const choice = fieldOf(editor, "news.0.job.employment").getByRole("radio", { name: "Part time" });
      await scrollTo(editor.page(), choice);
      await choice.check();
    },
    saved: { job: { employment: "part time" } },
    shown: /Part time.*December 31, 2040/,
  },
] as const;

for (const { kind, part, fill, saved, shown } of items)
  test(`${kind} is added to the news, and is on the home page`, async ({ page }) => {
    const editor = await openFile(page, "News, events and jobs");
    await add(editor, "news");
    // An entry that is added while the form is still being made is folded.
    const arrow = fieldOf(editor, "news").getByRole("button", { name: "Expand", exact: true });
    await expect(async () => {
      if (await arrow.isVisible()) await arrow.click();
      await expect(fieldOf(editor, "news.0.title")).toBeVisible({ timeout: 1000 });
    }).toPass();
    await type(editor, "news.0.title", item.title);
    await type(editor, "news.0.text", "Bring a kite and a jacket.");
    await type(editor, "news.0.from", "01012020");
    await type(editor, "news.0.to", "12312040");
    await add(editor, `news.0.${part}`);
    await fill(editor);
    await saveForm(page);
    expect(JSON.parse(readFileSync(fileOf(news), "utf8"))).toEqual([
      { ...item, text: "<p>Bring a kite and a jacket.</p>", ...saved },
    ]);
    await page.goto("/");
    await hydrate(page);
    const card = page.getByRole("listitem").filter({ hasText: item.title });
    await expect(card).toContainText("Bring a kite and a jacket.");
    await expect(card).toContainText(shown);
  });
