import { hoursOn } from "../../src/shared/clinic/clinic-time";
import { isAnnounced } from "../../src/shared/clinic/closure-notice";
import { formatHours, formatTime } from "../../src/shared/clinic/hours";
import { describeOpening } from "../../src/shared/clinic/opening";
import { dates } from "../../src/words/en/dates";
import { opening } from "../../src/words/en/layout";
import { violations } from "../support/axe";
import { buildDay } from "../support/built-pages";
import { clinic, closures, schedule } from "../support/content";
import { expect, test } from "../support/test";

/** Local time in Wasilla, which is UTC-9 in winter. */
const atClinic = (date: string, time: string) => new Date(`${date}T${time}:00-09:00`);
const status = /^(Open now|Closed now)/;

test("header and footer say whether the clinic is open", async ({ page }) => {
  for (const [date, time] of [
    ["2026-11-23", "06:59"],
    ["2026-11-23", "17:29"],
    ["2026-11-25", "19:00"],
    ["2026-11-26", "12:00"],
    ["2026-12-24", "11:00"],
  ] as const) {
    const words = describeOpening(schedule, { date, time }, opening, dates);
    await page.clock.setFixedTime(atClinic(date, time));
    await page.goto("/about");
    await expect(page.getByText(status), `on ${date} at ${time}`).toHaveText([words, words]);
  }
});

test("the status follows the clock while a page is open", async ({ page }) => {
  const monday = "2026-11-23";
  const { closes = "" } = hoursOn(monday, schedule) ?? {};
  const closing = atClinic(monday, closes).getTime();
  await page.clock.install({ time: closing - 120_000 });
  await page.goto("/about");
  await expect(page.getByText(status).first()).toHaveText(`Open now, until ${formatTime(closes, dates)}`);
  await page.clock.fastForward("03:00");
  await expect(page.getByText(status).first()).toHaveText(
    describeOpening(schedule, { date: monday, time: closes }, opening, dates),
  );
});

test("the banner shows each closure of the two weeks after the build", async ({ page }) => {
  const upcoming = closures.filter(({ from, to = null }) => isAnnounced({ from, to }, buildDay));
  await page.goto("/appointment");
  const banner = page.getByRole("region", { name: "Closed days" });
  await expect(banner).toHaveCount(upcoming.length > 0 ? 1 : 0);
  for (const { reason } of upcoming) await expect(banner).toContainText(reason);
});

test("a banner whose closures are over shows the usual hours instead", async ({ page }) => {
  await page.clock.setFixedTime(atClinic("2099-01-05", "12:00"));
  await page.goto("/about");
  const banner = page.getByRole("region", { name: "Closed days" });
  if ((await banner.count()) > 0) {
    const shown = banner.locator("dated-notices > p").filter({ visible: true });
    await expect(shown).toHaveText([`We are open as usual: ${formatHours(clinic.hours, dates)}.`]);
  }
  expect(await violations(page)).toEqual([]);
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
