import type { Locator, Page } from "@playwright/test";
import { fakeEmbeds, mapsApiKey, reviewsWidgetUrl, turnOn } from "../support/embeds";
import { mapAnswers } from "../support/fakes/google-maps";
import { captchaBox, fakeCaptchaScript } from "../support/fakes/recaptcha";
import { expectNoLayoutShift } from "../support/layout-shifts";
import { makeGate } from "../support/scripts";
import { expect, hydrate, test } from "../support/test";

test.use({
  reducedMotion: "no-preference",
  allowedConsole: /Failed to load resource|The map is not shown|Content Security Policy/,
});

/** How much of the page may shift in all: a notice that a third party could not be loaded may be some lines longer than its place. */
const limit = 0.02;
/** After a press, browsers do not count shifts for this long, in milliseconds. */
const uncounted = 600;
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const linesOf = (count: number) => `{
const script = document.currentScript;
for (let line = 0; line < ${count}; line += 1) script.after(Object.assign(document.createElement("p"), { textContent: "Five stars" }));
}`;
/** A captcha with a notice of many lines below its box, as the provider shows for a wrong key or an old browser. */
const longCaptcha = fakeCaptchaScript.replace(
  "place.append(label)",
  'place.append(label, Object.assign(document.createElement("p"), { textContent: "This notice is long. ".repeat(40) }))',
);

async function turnToForm(page: Page): Promise<void> {
  await page.locator("form[action] [name=message]").first().focus();
  await page
    .locator("#field-captcha")
    .evaluate((part) => part.scrollIntoView({ block: "center", behavior: "instant" }));
}
const turnTo = (name: string) => (page: Page) =>
  page
    .getByRole("region", { name })
    .evaluate((part) => part.scrollIntoView({ block: "center", behavior: "instant" }));
const reviews = turnTo("What families say about us");

interface Party {
  readonly name: string;
  readonly path: string;
  readonly turn: (page: Page) => Promise<void>;
  readonly host: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly shown: (page: Page) => Locator;
}

const captcha = (name: string, path: string, script = fakeCaptchaScript): Party => ({
  ...{ name, path, turn: turnToForm, host: "https://www.google.com/", shown: captchaBox },
  answers: { "https://www.google.com/recaptcha/api.js": script },
});
const widget = (name: string, lines: number): Party => ({
  ...{ name, path: "/about", turn: reviews, host: reviewsWidgetUrl },
  answers: { [reviewsWidgetUrl]: linesOf(lines) },
  shown: (page) => page.getByText("Five stars").first(),
});

/** What each third party sends, and what makes a page request it and show that it has come. */
const parties: readonly Party[] = [
  captcha("the captcha", "/contact"),
  captcha("the captcha of Home", "/"),
  captcha("a captcha with a long notice", "/contact", longCaptcha),
  {
    name: "the map",
    path: "/contact",
    turn: turnTo("Alaska's Choice for Pediatric PT/OT Care"),
    host: "https://maps.googleapis.com/",
    answers: mapAnswers,
    shown: (page: Page) => page.locator('img[src="/map-pin.svg"]'),
  },
  widget("a short reviews widget", 1),
  widget("a long reviews widget", 40),
];

/** What takes the place of a third party that does not come is the narrowest, so the highest, on a phone. */
const outcomes = ["late", "never", "in vain"] as const;

for (const [screen, width] of [
  ["a phone", 390],
  ["a wide screen", 1280],
] as const)
  for (const { name, path, turn, host, answers, shown } of parties)
    for (const when of width === 390 ? outcomes : outcomes.slice(0, 1))
      test(`on ${screen}, nothing moves when ${name} comes ${when}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await turnOn(page, { mapsApiKey, reviewsWidgetUrl });
        await fakeEmbeds(page, answers);
        const { opened: arrival, open: arrive } = makeGate();
        await page.route(`${host}**`, async (route) => {
          await arrival;
          if (when === "in vain") await route.abort();
          else await route.fallback();
        });
        await page.goto(path);
        await page.locator("form-panel > details:not([open]) > summary").evaluateAll((all) => {
          for (const summary of all) (summary as HTMLElement).click();
        });
        await hydrate(page);
        await turn(page);
        await pause(uncounted);
        if (when === "late") {
          arrive();
          await expect(shown(page)).toBeVisible();
        } else if (when === "in vain") {
          arrive();
        }
        await pause(uncounted);
        await expectNoLayoutShift(page, limit);
      });
