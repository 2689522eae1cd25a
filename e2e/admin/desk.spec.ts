import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";
import { fileOf, openAdmin, openEveryDay, openFile, restoring, saveForm, unfoldFirst } from "./editor";

const before = restoring("data/team.json", "data/closures.json", "data/clinic.json", "data/navigation.json");
const about: { blocks: { heading?: string }[] } = JSON.parse(
  readFileSync(fileOf("data/pages/about.json"), "utf8"),
);
const team: { name: string }[] = JSON.parse(before["data/team.json"]);

// The editor logs what it does, each answer that refuses a save, and an animation that leaving the page ends.
test.use({
  viewport: { width: 1440, height: 900 },
  storageState: { cookies: [], origins: [] },
  allowedConsole:
    /^(?:log|info|debug|warning): |^error: (?:Failed to load resource|Object|\{|Error)|^uncaught: Transition was aborted/,
});

const beside = (page: Page) => page.frameLocator('iframe[title="The page, as visitors see it"]');

test("the page beside the form is the one that shows the entry, and follows a save", async ({ page }) => {
  const editor = await openFile(page, "People");
  await expect(beside(page).getByRole("heading", { name: team[0]?.name }).first()).toBeVisible();
  await unfoldFirst(editor);
  await editor.getByRole("textbox", { name: /Position/ }).fill("Keeper of Kites");
  await saveForm(page);
  await expect(beside(page).getByText("Keeper of Kites").first()).toBeVisible();
});

const last = team.length - 1;
const shownPlaces: readonly (readonly [what: string, form: string, keyPath: string, words: string])[] = [
  ["a person", "_singletons/entries/team", `team.${last}.position`, team[last]?.name ?? ""],
  ["a block", "pages/entries/about", "blocks.4.heading", about.blocks[4]?.heading ?? ""],
];

for (const [what, form, keyPath, words] of shownPlaces)
  for (const reducedMotion of ["reduce", "no-preference"] as const)
    test(`the page beside scrolls to ${what} that is edited (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(`/admin?field=${keyPath}#/collections/${form}`);
      const box = page.locator(`[data-key-path="${keyPath}"] :is(input, textarea)`);
      await box.focus();
      const heading = beside(page).getByRole("heading", { name: words }).first();
      await expect(heading).toBeInViewport();

      await heading.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(heading).not.toBeInViewport();
      const steps = await heading.evaluateHandle(() => {
        const seen: number[] = [];
        addEventListener("scroll", () => seen.push(scrollY));
        return seen;
      });
      await box.pressSequentially("x");
      await expect(heading).toBeInViewport();
      const count = await steps.evaluate(({ length }) => length);
      if (reducedMotion === "reduce") expect(count).toBe(1);
      else expect(count).toBeGreaterThan(1);
    });

test("the page beside the form is not in the history, so going back leads to the list", async ({ page }) => {
  await openAdmin(page);
  const before = await page.evaluate(() => history.length);
  await page.getByText("People", { exact: true }).click();
  await expect(beside(page).getByRole("heading", { name: team[0]?.name }).first()).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test("the page beside the form is hidden and shown by keyboard, and stays the same", async ({ page }) => {
  await page.goto("/admin");
  const toggle = page.getByRole("button", { name: "Page beside the form" });
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await toggle.press("Enter");
  await expect(page.getByRole("region", { name: "The page, as visitors see it" })).toBeHidden();
  await page.reload();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.press("Enter");
  await expect(page.getByRole("region", { name: "The page, as visitors see it" })).toBeVisible();
});

test("two presses close the clinic, and one does not", async ({ page }) => {
  openEveryDay(fileOf("."));
  await page.goto("/admin");
  const button = page.getByRole("button", { name: /Closed tomorrow|Press again/ });
  await button.click();
  await expect(button).toHaveText(/^Close \w+, \w+ \d+\? Press again to confirm$/);
  await page.keyboard.press("Escape");
  await expect(button).toHaveText("Closed tomorrow");
  expect(readFileSync(fileOf("data/closures.json"), "utf8")).toBe("[]\n");
  await button.click();
  await expect(button).toHaveText(/Press again/);
  await button.click();
  await expect(page.getByText(/^\w+, \w+ \d+, is closed now\./)).toBeVisible();
  const [closure] = JSON.parse(readFileSync(fileOf("data/closures.json"), "utf8"));
  expect(closure).toEqual({
    id: `closed-${closure.from}`,
    reason: "Unexpected closure",
    from: closure.from,
  });
  await button.click();
  await expect(page.getByText(/is closed already: Unexpected closure\./)).toBeVisible();
});

test("a page that others need is not removed, and the reason is said; another one is", async ({ page }) => {
  const remove = async (name: string) => {
    await page.goto(`/admin#/collections/pages/entries/${name}`);
    // The address differs only after its hash, and the editor reads the files when it is loaded.
    await page.reload();
    await page.getByRole("button", { name: "More for this form" }).click();
    await page.getByRole("menuitem", { name: /Delete/ }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
  };
  await remove("contact");
  await expect(page.getByRole("region", { name: /has to be fixed/ })).toContainText("/contact");
  expect(existsSync(fileOf("data/pages/contact.json"))).toBe(true);
  const copy = readFileSync(fileOf("data/pages/good-faith-estimate.json"), "utf8");
  writeFileSync(
    fileOf("data/pages/short-lived.json"),
    copy.replaceAll("/good-faith-estimate", "/short-lived").replace(/"title": "/, '"title": "Short-lived: '),
  );
  try {
    await remove("short-lived");
    await expect.poll(() => existsSync(fileOf("data/pages/short-lived.json"))).toBe(false);
  } finally {
    rmSync(fileOf("data/pages/short-lived.json"), { force: true });
  }
});
