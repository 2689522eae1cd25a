import { hoursOn } from "../../src/shared/clinic/clinic-time";
import { isAnnounced } from "../../src/shared/clinic/closure-notice";
import { formatHours, formatTime } from "../../src/shared/clinic/hours";
import { describeOpening } from "../../src/shared/clinic/opening";
import { dates } from "../../src/words/en/dates";
import { opening } from "../../src/words/en/layout";
import { buildDay } from "../support/built-pages";
import { clinic, closures, schedule } from "../support/content";
import { expect, test } from "../support/test";

const status = /^(Open now|Closed now)/;

test("header and footer say whether the clinic is open, and follow the clock", async ({ page }) => {
  const date = "2026-11-23";
  const { closes = "" } = hoursOn(date, schedule) ?? {};
  // Local time in Wasilla, which is UTC-9 in winter.
  await page.clock.install({ time: new Date(`${date}T${closes}:00-09:00`).getTime() - 120_000 });
  await page.goto("/about");
  const open = `Open now, until ${formatTime(closes, dates)}`;
  await expect(page.getByText(status)).toHaveText([open, open]);
  await page.clock.fastForward("03:00");
  const closed = describeOpening(schedule, { date, time: closes }, opening, dates);
  await expect(page.getByText(status)).toHaveText([closed, closed]);
});

test("the banner shows each closure of the two weeks after the build", async ({ page }) => {
  const upcoming = closures.filter(({ from, to = null }) => isAnnounced({ from, to }, buildDay));
  await page.goto("/appointment");
  const banner = page.getByRole("region", { name: "Closed days" });
  await expect(banner).toHaveCount(upcoming.length > 0 ? 1 : 0);
  for (const { reason } of upcoming) await expect(banner).toContainText(reason);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("header and footer show the week's hours", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText(formatHours(clinic.hours, dates)).first()).toBeVisible();
    await expect(page.getByText(status)).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toContainText("Our hours:");
  });
});
