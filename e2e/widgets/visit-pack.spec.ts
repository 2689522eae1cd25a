import { readFileSync } from "node:fs";
import { violations } from "../support/axe";
import { clinic } from "../support/content";
import { smallPhone } from "../support/gestures";
import { expectAskedToPrint, printedPages } from "../support/print-to-pdf";
import { requestsOf } from "../support/scripts";
import { expect, test } from "../support/test";
import {
  evaluation,
  itemsOf,
  openVisit,
  openVisitPack,
  pack,
  visit,
  visitButton,
  visitPackBlock,
  visitPackPath,
} from "./visit-pack";

// The day and time that a family fills in are the clinic's, in any time zone.
test.use({ timezoneId: "Europe/Berlin" });

test("by keyboard: errors say what is missing, a file is saved, and nothing is sent", async ({ page }) => {
  const { keyboard } = page;
  const requests = requestsOf(page);
  await openVisitPack(page);
  await visit(page).locator("summary").focus();
  await keyboard.press("Enter");
  await expect(visitButton(page, "Print this list")).toBeVisible();
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await expect(pack(page).getByRole("checkbox", { checked: true })).toHaveCount(1);

  await visitButton(page, "Save a calendar file").focus();
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
  // 3:30 pm in Alaska, which is in the next year in UTC.
  expect(readFileSync(await (await download).path(), "utf8")).toContain("DTSTART:20270101T003000Z");
  await expect(visit(page).getByText(/^Saved: Thursday, December 31, 2026, at 3:30pm/)).toBeVisible();

  await expect(page).toHaveURL(visitPackPath);
  expect(
    requests.filter((request) => /2026-12-31|12\/31|15:30|0?3:30|insurance-card/i.test(request)),
  ).toEqual([]);
});

test("checked boxes survive a reload, and print on one page with time and address", async ({ page }) => {
  await openVisit(page);
  const boxes = visit(page).getByRole("checkbox");
  await expect(boxes).toHaveCount(itemsOf(evaluation).length);
  await boxes.nth(1).check();
  await page.reload();
  await visit(page).locator("summary").click();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(boxes.nth(0)).not.toBeChecked();

  await visit(page).getByLabel("Day").fill("2026-12-01");
  await visit(page).getByLabel("Time").fill("09:00");
  await visitButton(page, "Print this list").click();
  await expectAskedToPrint(page);
  await page.emulateMedia({ media: "print" });
  await expect(boxes.nth(1)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save a calendar file" })).toBeHidden();
  const printed = await printedPages(page);
  expect(printed).toHaveLength(1);
  for (const text of ["Tuesday, December 1, 2026, at 9am", clinic.address.street, clinic.phones.main])
    expect(printed[0]).toContain(text);
  for (const text of ["Your Child's First Visit", visitPackBlock.calendarHeading, "Dyslexia"])
    expect(printed[0]).not.toContain(text);

  // page.pdf() fires `afterprint`, like printing, so the whole page is shown again.
  expect((await printedPages(page)).join(" ")).toContain("Your Child's First Visit");
});

test("every list fits on one printed page", async ({ page }) => {
  for (const each of visitPackBlock.visits) {
    await openVisit(page, each);
    await visitButton(page, "Print this list", each).click();
    await expectAskedToPrint(page);
    const printed = await printedPages(page);
    expect([each.name, printed.length]).toEqual([each.name, 1]);
    for (const text of itemsOf(each)) expect(printed[0]).toContain(text);
  }
});

test.describe("on a phone", () => {
  test.use(smallPhone);

  test("one visit is open at a time, all fits the screen, and axe finds no violations", async ({ page }) => {
    for (const each of visitPackBlock.visits) {
      if (each === evaluation) await openVisit(page);
      else await visit(page, each).locator("summary").tap();
      await expect(visitButton(page, "Save a calendar file", each)).toBeVisible();
      await expect(pack(page).locator("details[open]")).toHaveCount(1);
      const [content, width] = await page.evaluate(() => [document.body.scrollWidth, innerWidth]);
      expect(content).toBeLessThanOrEqual(width ?? 0);
      expect(await violations(page)).toEqual([]);
    }
  });
});

test.describe("when its script fails to load at first", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("the list is shown, and a click tries again", async ({ page }) => {
    await page.route("**/*.js", async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes("Save a calendar file")) await route.abort();
      else await route.fulfill({ response });
    });
    await openVisitPack(page);
    await visit(page).locator("summary").click();
    await expect(visit(page).getByText(/did not load/)).toBeVisible();
    await visit(page).getByRole("checkbox").first().check();
    // A script that is still on its way is let through first.
    await page.unrouteAll({ behavior: "wait" });
    await visitButton(page, "Load them again").click();
    await expect(visitButton(page, "Print this list")).toBeVisible();
    await expect(visit(page).getByRole("checkbox").first()).toBeChecked();
  });
});
