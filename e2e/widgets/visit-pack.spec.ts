import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import { violations } from "../support/axe";
import { asShown, clinic } from "../support/content";
import { printedPages } from "../support/print-to-pdf";
import { expect, test } from "../support/test";
import {
  block,
  button,
  evaluation,
  itemsOf,
  open,
  openVisitPack,
  pack,
  path,
  phone,
  visit,
} from "./visit-pack";

// What is filled in is the clinic's time, wherever the family is.
test.use({ timezoneId: "Europe/Berlin" });

test("by keyboard: told what is missing, then a calendar file, and nothing goes anywhere", async ({
  page,
}) => {
  const { keyboard } = page;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()}\n${request.postData() ?? ""}`));
  await openVisitPack(page);
  await visit(page).locator("summary").focus();
  await keyboard.press("Enter");
  await expect(button(page, "Print this list")).toBeVisible();
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await expect(pack(page).getByRole("checkbox", { checked: true })).toHaveCount(1);

  await button(page, "Save a calendar file").focus();
  await keyboard.press("Enter");
  const summary = page.getByRole("region", { name: "Please look at this first:" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([/^Day/, /^Time/]);
  expect(await violations(page)).toEqual([]);
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(visit(page).getByLabel("Day")).toBeFocused();
  await keyboard.type("12312026");
  await visit(page).getByLabel("Time").focus();
  await keyboard.type("0330PM");
  const download = page.waitForEvent("download");
  await keyboard.press("Enter");
  expect((await download).suggestedFilename()).toBe("visit-2026-12-31.ics");
  await expect(visit(page).getByText(/^Saved: Thursday, December 31, 2026, at 3:30pm/)).toBeVisible();

  const file = readFileSync(await (await download).path(), "utf8");
  const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
  const event = new ICAL.Event(component ?? undefined);
  // Half past three in Alaska, in the next year by UTC.
  expect(event.startDate.toString()).toBe("2027-01-01T00:30:00Z");
  expect(event.duration.toSeconds()).toBe((evaluation.minutes[0] ?? 0) * 60);
  expect(event.summary).toBe(asShown(block.calendarTitle));
  expect(event.location).toContain(clinic.address.street);
  expect(event.description).toBe(asShown(evaluation.calendarNote));
  const alarm = component?.getFirstSubcomponent("valarm");
  expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe(`-PT${evaluation.earlyMinutes}M`);

  await expect(page).toHaveURL(path);
  expect(asked.filter((request) => /2026-12-31|12\/31|15:30|0?3:30|insurance-card/i.test(request))).toEqual(
    [],
  );
  expect(
    asked.filter((request) => request.startsWith("http") && !request.startsWith(new URL(page.url()).origin)),
  ).toEqual([]);
});

test("ticks are there again after a reload, and the list prints with them, the time and the way, on one page", async ({
  page,
}) => {
  await open(page);
  const boxes = visit(page).getByRole("checkbox");
  await expect(boxes).toHaveCount(itemsOf(evaluation).length);
  await boxes.nth(1).check();
  await page.reload();
  await visit(page).locator("summary").click();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(boxes.nth(0)).not.toBeChecked();

  await visit(page).getByLabel("Day").fill("2026-12-01");
  await visit(page).getByLabel("Time").fill("09:00");
  await button(page, "Print this list").click();
  await expect(page.locator("html[data-asked-to-print]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(boxes.nth(1)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save a calendar file" })).toBeHidden();
  const printed = await printedPages(page);
  expect(printed).toHaveLength(1);
  for (const text of [
    ...itemsOf(evaluation),
    evaluation.name,
    evaluation.length,
    "Tuesday, December 1, 2026, at 9am",
    clinic.address.street,
    clinic.phones.main,
    "Please arrive 5 to 10 minutes early",
  ]) {
    expect(printed[0]).toContain(text);
  }
  for (const text of ["Your Appointment", block.calendarHeading, "Print this list", "Dyslexia"])
    expect(printed[0]).not.toContain(text);

  // The PDF ends as printing does, and the page is whole again.
  expect((await printedPages(page)).join(" ")).toContain("Your Appointment");
});

test("every list fits on one printed page", async ({ page }) => {
  for (const each of block.visits) {
    await open(page, each);
    await button(page, "Print this list", each).click();
    await expect(page.locator("html[data-asked-to-print]")).toBeAttached();
    const printed = await printedPages(page);
    expect([each.name, printed.length]).toEqual([each.name, 1]);
    for (const text of itemsOf(each)) expect(printed[0]).toContain(text);
  }
});

test("a day on which the clinic is closed is doubted, and taken all the same", async ({ page }) => {
  await open(page);
  await visit(page).getByLabel("Day").fill("2026-12-05");
  await expect(visit(page).getByText(/We are closed on Saturdays/)).toContainText(clinic.phones.main);
  await visit(page).getByLabel("Time").fill("09:00");
  const download = page.waitForEvent("download");
  await button(page, "Save a calendar file").click();
  expect((await download).suggestedFilename()).toBe("visit-2026-12-05.ics");
});

test.describe("on a phone", () => {
  test.use(phone);

  test("one visit is open at a time, all fits the screen, and axe finds nothing", async ({ page }) => {
    for (const each of block.visits) {
      if (each === evaluation) await open(page);
      else await visit(page, each).locator("summary").tap();
      await expect(button(page, "Save a calendar file", each)).toBeVisible();
      await expect(pack(page).locator("details[open]")).toHaveCount(1);
      const [content, width] = await page.evaluate(() => [document.body.scrollWidth, innerWidth]);
      expect(content).toBeLessThanOrEqual(width ?? 0);
      expect(await violations(page)).toEqual([]);
    }
  });
});

test.describe("when its script cannot be fetched at first", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("the list is there, and a press tries again", async ({ page }) => {
    await page.route("**/*.js", async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes("Save a calendar file")) await route.abort();
      else await route.fulfill({ response });
    });
    await openVisitPack(page);
    await visit(page).locator("summary").click();
    await expect(visit(page).getByText(/did not load/)).toBeVisible();
    await visit(page).getByRole("checkbox").first().check();
    await page.unroute("**/*.js");
    await button(page, "Load them again").click();
    await expect(button(page, "Print this list")).toBeVisible();
    await expect(visit(page).getByRole("checkbox").first()).toBeChecked();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every list opens, and says how to print it and what to do about the rest", async ({ page }) => {
    await page.goto(path);
    const words = pack(page).locator("noscript p");
    await expect(words).toHaveText(asShown(block.withoutScript));
    await expect(words).toBeVisible();
    for (const each of block.visits) {
      await visit(page, each).locator("summary").click();
      for (const text of itemsOf(each))
        await expect(visit(page, each).getByRole("checkbox", { name: text })).toBeVisible();
      await expect(visit(page, each).getByText(/call/).first()).toBeVisible();
    }
    await expect(pack(page).getByRole("button")).toHaveCount(0);
    await visit(page).locator("summary").click();
    const printed = (await printedPages(page)).join(" ");
    for (const text of itemsOf(evaluation)) expect(printed).toContain(text);
  });
});
