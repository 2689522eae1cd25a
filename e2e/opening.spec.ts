import { violations } from "./axe";
import { standInForCaptcha } from "./captcha-stand-in";
import { closures } from "./site";
import { expect, hydrated, test } from "./test";

/** In Wasilla, whose clocks are nine hours behind in winter. */
const wall = (date: string, time: string) => new Date(`${date}T${time}:00-09:00`);
const status = /^(Open now|Closed now)/;

for (const [date, time, words] of [
  ["2026-11-23", "06:59", "Closed now, opens today at 7am"],
  ["2026-11-23", "18:59", "Open now, until 7pm"],
  ["2026-11-25", "19:00", "Closed now, opens Monday at 7am"],
  ["2026-11-26", "12:00", "Closed now, opens Monday at 7am"],
  ["2026-12-24", "11:00", "Open now, until 12pm"],
] as const) {
  test(`on ${date} at ${time}, header and footer say: ${words}`, async ({ page }) => {
    await page.clock.setFixedTime(wall(date, time));
    await page.goto("/");
    await expect(page.getByText(status)).toHaveText([words, words]);
  });
}

test("the words follow the clock while a page stands open", async ({ page }) => {
  await page.clock.install({ time: wall("2026-11-23", "18:58") });
  await page.goto("/about");
  await expect(page.getByText(status).first()).toHaveText("Open now, until 7pm");
  await page.clock.fastForward("03:00");
  await expect(page.getByText(status).first()).toHaveText("Closed now, opens tomorrow at 7am");
});

test("days of a closure can't be chosen in the calendar", async ({ page }) => {
  await standInForCaptcha(page);
  await page.clock.setFixedTime(wall("2026-11-23", "12:00"));
  await page.goto("/contact");
  await hydrated(page);
  await page.getByRole("textbox", { name: "Preferred date" }).click();
  for (const [day, isOffered] of [
    ["Wednesday, November 25", true],
    ["Thursday, November 26", false],
    ["Friday, November 27", false],
    ["Monday, November 30", true],
  ] as const) {
    await expect(page.getByRole("button", { name: new RegExp(`^${day}`) })).toBeEnabled({
      enabled: isOffered,
    });
  }
});

test("each closure of the two weeks after the build stands in the banner, with its date", async ({
  page,
}) => {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Anchorage" }).format(new Date());
  const soon = new Date(Date.now() + 13 * 86_400_000).toISOString().slice(0, 10);
  const due = closures.filter(({ from, to = from }) => to >= today && from <= soon);
  await page.goto("/appointment");
  const banner = page.getByRole("region", { name: "Closures" });
  await expect(banner).toHaveCount(due.length > 0 ? 1 : 0);
  for (const { reason } of due) await expect(banner).toContainText(reason);
});

test("a banner of days that are over says that all is as usual, in its place", async ({ page }) => {
  await page.clock.setFixedTime(wall("2099-01-05", "12:00"));
  await page.goto("/about");
  await hydrated(page);
  const banner = page.getByRole("region", { name: "Closures" });
  if ((await banner.count()) > 0) {
    await expect(banner).toHaveText("We are open as usual: Monday-Thursday 7am-7pm, Friday 9am-5pm.");
  }
  expect(await violations(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the week's hours stand in header and footer", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Monday-Thursday 7am-7pm, Friday 9am-5pm").first()).toBeVisible();
    await expect(page.getByText(status)).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toContainText("Our hours:");
  });
});
