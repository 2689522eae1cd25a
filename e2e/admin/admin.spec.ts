import { readFileSync } from "node:fs";
import { expect, hydrate, test } from "../support/test";
import {
  changedLines,
  delay,
  fileOf,
  openFile,
  openPerson,
  restoring,
  saveForm,
  unfoldFirst,
} from "./editor";

const team = "data/team.json";
const closures = "data/closures.json";
const { [team]: before, [closures]: closuresBefore } = restoring(team, closures);
const [person] = JSON.parse(before) as [{ name: string; position: string }];
const withPosition = (position: string) =>
  before.replace(JSON.stringify(person.position), JSON.stringify(position));

test.beforeEach(async ({ page }) => {
  page.on("request", (request) => {
    expect
      .soft(new URL(request.url()).hostname, "nobody else is asked for anything")
      .toMatch(/^(?:localhost)?$/);
  });
});

test("a biography is changed in its form, in one line of the file, and is seen on the page", {
  tag: "@everyday",
}, async ({ page, context }) => {
  const website = await context.newPage();
  await website.goto("/our-team");
  await hydrate(website);
  await expect(website.getByText(person.name).first()).toBeVisible();

  const editor = await openFile(page, "People");
  await expect(page.getByText("The forms are loading.")).toHaveCount(0);
  await unfoldFirst(editor);
  const biography = editor.getByRole("textbox", { name: "Biography" });
  await biography.press("ControlOrMeta+Home");
  await biography.pressSequentially("On Fridays there are kites. ");
  await saveForm(page);
  expect(changedLines(team, before)).toEqual([expect.stringContaining("On Fridays there are kites.")]);
  await expect(website.getByText("On Fridays there are kites.")).toBeVisible();
});

test("the clinic is closed for a snow day", { tag: "@everyday" }, async ({ page }) => {
  const editor = await openFile(page, "Days closed");
  await editor.getByRole("button", { name: /Add .*day/ }).click();
  await editor
    .getByRole("textbox", { name: /Reason/ })
    .last()
    .fill("Heavy snow");
  await editor.locator('input[type="date"]').first().fill("2031-02-10");
  await saveForm(page);
  const saved = readFileSync(fileOf(closures), "utf8");
  expect(JSON.parse(saved).at(-1)).toEqual({
    id: "heavy-snow-2031",
    reason: "Heavy snow",
    from: "2031-02-10",
  });
  expect(saved).toContain(closuresBefore.replace(/\n\]\n$/, ",\n"));
  await openFile(page, "Days closed");
  await expect(page.getByText("Heavy snow, February 10, 2031")).toBeVisible();
});

test("a page that fails says so in plain words, without the error of a developer", async ({ page }) => {
  await page.goto("/about");
  await hydrate(page);
  // Gatsby's own way to show an error.
  await page.evaluate(() => {
    const event = { action: "SHOW_RUNTIME_ERRORS", payload: [new Error("x is not a function")] };
    Object(window)._gatsbyEvents.push(["FAST_REFRESH", event]);
  });
  await expect(page.getByRole("alert").filter({ hasText: "This page cannot be shown" })).toBeVisible();
  await expect(page.locator("gatsby-fast-refresh")).toBeHidden();
});

test("a save is taken back", { tag: "@everyday" }, async ({ page }) => {
  const editor = await openPerson(page);
  await editor.getByRole("textbox", { name: /Position/ }).fill("Keeper of Kites");
  await saveForm(page);
  expect(readFileSync(fileOf(team), "utf8")).toBe(withPosition("Keeper of Kites"));
  await page.getByRole("link", { name: "Saves, and how to take one back" }).click();
  const change = page.getByRole("listitem").first();
  await expect(change).toContainText("› Position");
  await expect(change.getByRole("deletion")).toHaveText(person.position);
  await expect(change.getByRole("insertion")).toHaveText("Keeper of Kites");
  await page.getByRole("button", { name: "Take this back" }).first().click();
  await expect(page.getByRole("status")).toContainText("Done: Take back");
  expect(readFileSync(fileOf(team), "utf8")).toBe(before);

  // What was taken back is not in the form either, and can be changed again.
  const again = await openPerson(page);
  const position = again.getByRole("textbox", { name: /Position/ });
  await expect(position).toHaveValue(person.position);
  await position.press("End");
  await position.pressSequentially(" and Kites", { delay });
  await saveForm(page);
  expect(readFileSync(fileOf(team), "utf8")).toBe(withPosition(`${person.position} and Kites`));
});
