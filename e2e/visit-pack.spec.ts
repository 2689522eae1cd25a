import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import clinic from "../data/clinic.json";
import { violations } from "./axe";
import config from "./playwright.config";
import { printedPages } from "./printed";
import { asShown, pages } from "./site";
import { expect, hydrated, test } from "./test";

const browser = config.use?.launchOptions;
test.use({
  // A camera with a moving picture, and a microphone that beeps.
  launchOptions: { ...browser, args: [...(browser?.args ?? []), "--use-fake-device-for-media-stream"] },
  // What is filled in is the clinic's time, wherever the family is.
  timezoneId: "Europe/Berlin",
  permissions: [],
});

const found = pages.flatMap(({ path, blocks }) =>
  blocks.flatMap((block) => (block.kind === "visit-pack" ? [{ path, block }] : [])),
);
const [first] = found;
if (!first) throw new Error("No page has a visit pack.");
const { path, block } = first;
const [evaluation] = block.visits;
const remote = block.visits.find(({ isRemote }) => isRemote);
if (!evaluation || !remote) throw new Error("The pack has no visit to the clinic, or none by video.");
const itemsOf = (visit: typeof evaluation) =>
  visit.lists.flatMap(({ items }) => items.map(({ text }) => text));
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const pack = (page: Page) => page.getByRole("region", { name: block.heading });
const visit = (page: Page, { name } = evaluation) =>
  pack(page)
    .locator("details")
    .filter({ has: page.getByText(name, { exact: true }) });
const button = (page: Page, name: string, of = evaluation) => visit(page, of).getByRole("button", { name });

/** On a Saturday of November; what the page is asked to print and every camera that it is given are noted. */
async function arrive(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date("2026-11-21T20:00:00Z"));
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-asked-to-print", "");
    const streams: MediaStream[] = [];
    Object.assign(window, { streams });
    const devices = navigator.mediaDevices;
    const open = devices?.getUserMedia.bind(devices);
    if (devices)
      devices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        streams.push(stream);
        return stream;
      };
  });
  await page.goto(path);
  await hydrated(page);
}

async function open(page: Page, of = evaluation): Promise<void> {
  await arrive(page);
  await visit(page, of).locator("summary").click();
  await expect(button(page, "Print this list", of)).toBeVisible();
}

/** How many of the cameras and microphones that the page was given are still on. */
const stillOn = (page: Page) =>
  page.evaluate(
    () =>
      (window as never as { streams: MediaStream[] }).streams
        .flatMap((stream) => stream.getTracks())
        .filter(({ readyState }) => readyState === "live").length,
  );

test("by keyboard: told what is missing, then a calendar file, and nothing goes anywhere", async ({
  page,
}) => {
  const { keyboard } = page;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()}\n${request.postData() ?? ""}`));
  await arrive(page);
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

test.describe("with a camera and a microphone that may be used", () => {
  test.use({ permissions: ["camera", "microphone"], ...phone });

  test("a family sees itself, is heard, hears a tone, and everything goes off again", async ({ page }) => {
    await open(page, remote);
    await button(page, "Test the camera", remote).tap();
    const mirror = visit(page, remote).locator("video");
    await expect
      .poll(() => mirror.evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0);
    await expect
      .poll(() => mirror.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    await expect(visit(page, remote).getByText("This is what we will see.")).toBeVisible();

    await button(page, "Test the microphone", remote).tap();
    await expect(visit(page, remote).getByText("We can hear you.")).toBeVisible();
    const meter = visit(page, remote).getByRole("meter", { name: "How loud it is" });
    const level = () => meter.evaluate((element: HTMLMeterElement) => element.value);
    // The stand-in beeps now and then, and is silent between.
    await expect.poll(level).toBeGreaterThan(0.35);
    await expect.poll(level).toBeLessThan(0.2);
    expect(await stillOn(page)).toBe(2);
    expect(await violations(page)).toEqual([]);

    await button(page, "Stop the camera", remote).tap();
    await expect(mirror).toHaveCount(0);
    expect(await stillOn(page)).toBe(1);

    await button(page, "Test the speaker", remote).tap();
    await expect(visit(page, remote).getByText("Did you hear a soft tone?")).toBeVisible();
    await button(page, "No", remote).tap();
    await expect(visit(page, remote).getByText(/Turn up the volume/)).toBeVisible();
    await button(page, "Yes, I heard it", remote).tap();
    await expect(visit(page, remote).getByText(/You will hear us, too/)).toBeVisible();
  });

  for (const [name, leave] of [
    ["its list is closed", (page: Page) => visit(page, remote).locator("summary").click()],
    ["another list is opened", (page: Page) => visit(page).locator("summary").click()],
    ["it is scrolled away", (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))],
    [
      "the page is left",
      (page: Page) =>
        page.evaluate(() => (window as never as { ___navigate(to: string): void }).___navigate("/about")),
    ],
  ] as const) {
    test(`the camera goes off when ${name}`, async ({ page }) => {
      await open(page, remote);
      await button(page, "Test the camera", remote).tap();
      await expect(visit(page, remote).locator("video")).toBeVisible();
      expect(await stillOn(page)).toBe(1);
      await leave(page);
      await expect.poll(() => stillOn(page)).toBe(0);
    });
  }
});

test("where the camera may not be used, it says how to allow it", async ({ page }) => {
  await open(page, remote);
  await button(page, "Test the camera", remote).click();
  await expect(visit(page, remote).getByText(/allow the camera, and test again/)).toBeVisible();
  await button(page, "Test the microphone", remote).click();
  await expect(visit(page, remote).getByText(/allow the microphone, and test again/)).toBeVisible();
  expect(await stillOn(page)).toBe(0);
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
  test.use({ expectedOnConsole: /Failed to load resource/ });

  test("the list is there, and a press tries again", async ({ page }) => {
    await page.route("**/*.js", async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes("Save a calendar file")) await route.abort();
      else await route.fulfill({ response });
    });
    await arrive(page);
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
