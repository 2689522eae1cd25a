import type { Page } from "@playwright/test";
import { documentsOf } from "../support/break";
import { clinic } from "../support/content";
import { fakeEmbeds, mapsApiKey, reviewsWidgetUrl, turnOn, turnOnAnalytics } from "../support/embeds";
import { fakeMapsScript } from "../support/fakes/google-maps";
import { captchaBox, fakeCaptchaScript } from "../support/fakes/recaptcha";
import { field, forms, newEmail, sendButton } from "../support/form-helpers";
import { expect, test, waitForHydration } from "../support/test";
import { expectWhole } from "../support/whole-page";

const captcha = "https://www.google.com/recaptcha/api.js";
const maps = "https://maps.googleapis.com/maps/api";
const tag = "https://www.googletagmanager.com/gtag/js";
const found = '{"status":"OK","results":[{"geometry":{"location":{"lat":61.58,"lng":-149.44}}}]}';
const broken = 'throw new Error("The third party is broken.");';

test.use({ allowedConsole: /third party is broken|The map is not shown|Failed to load resource/ });

const captchaWords = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "The reCAPTCHA box did not load" });
const mapBanner = (page: Page) => page.getByRole("region", { name: /Alaska's Choice/ });

async function touchForm(page: Page) {
  await page.clock.install();
  await page.goto("/contact");
  await waitForHydration(page);
  const asked = page.waitForRequest((request) => request.url().startsWith(captcha));
  await field(page, "First name").fill("Ana");
  await asked;
}

async function nearBanner(page: Page) {
  await turnOn(page, { mapsApiKey });
  await page.goto("/contact");
  await waitForHydration(page);
  const asked = page.waitForRequest(/maps\/api\/js/);
  await mapBanner(page).scrollIntoViewIfNeeded();
  await asked;
}

async function nearReviews(page: Page) {
  await turnOn(page, { reviewsWidgetUrl });
  await page.goto("/about");
  await waitForHydration(page);
  const asked = page.waitForRequest(reviewsWidgetUrl);
  await page.getByRole("region", { name: "What families say about us" }).scrollIntoViewIfNeeded();
  await asked;
}

const hasQuotes = async (page: Page) => {
  const reviews = page.getByRole("region", { name: "What families say about us" });
  await expect(reviews.locator("blockquote").first()).toBeVisible();
};

const saysHowToGoOn = async (page: Page) => {
  await page.clock.fastForward(10_000);
  await expect(captchaWords(page).getByRole("link", { name: clinic.phones.main })).toBeVisible();
  await expect(captchaWords(page).getByRole("button", { name: "Load it again" })).toBeVisible();
  await expect(field(page, "First name")).toHaveValue("Ana");
};

const isWithoutMap = async (page: Page) => expect(mapBanner(page).getByRole("link").first()).toBeVisible();

for (const [what, answers, visit, check] of [
  ["the captcha throws at its load", { [captcha]: broken }, touchForm, saysHowToGoOn],
  ["the captcha never comes", { [captcha]: null }, touchForm, saysHowToGoOn],
  [
    "the captcha throws when it is drawn",
    {
      [captcha]: fakeCaptchaScript.replace("render(place, options) {", `render(place, options) { ${broken}`),
    },
    touchForm,
    saysHowToGoOn,
  ],
  [
    "the map throws at its load",
    { [`${maps}/geocode/json`]: found, [`${maps}/js`]: broken },
    nearBanner,
    isWithoutMap,
  ],
  [
    "the map never comes",
    { [`${maps}/geocode/json`]: found, [`${maps}/js`]: null },
    nearBanner,
    isWithoutMap,
  ],
  [
    "the map throws when it is drawn",
    {
      [`${maps}/geocode/json`]: found,
      [`${maps}/js`]: fakeMapsScript.replace(
        "constructor(element, options) {",
        `constructor(element, options) { ${broken}`,
      ),
    },
    nearBanner,
    isWithoutMap,
  ],
  ["the reviews widget throws at its load", { [reviewsWidgetUrl]: broken }, nearReviews, hasQuotes],
  ["the reviews widget never comes", { [reviewsWidgetUrl]: null }, nearReviews, hasQuotes],
  [
    "the reviews widget takes away the element that it was given",
    { [reviewsWidgetUrl]: "document.currentScript.parentElement.remove()" },
    nearReviews,
    hasQuotes,
  ],
] as const) {
  test(`${what}: the page stays, and so does the way to the next one`, async ({ page }) => {
    await fakeEmbeds(page, answers);
    await visit(page);
    await check(page);
    await expectWhole(page);
    const documents = documentsOf(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Staff" }).click();
    await expect(page).toHaveTitle("Our Team");
    expect(documents).toEqual([]);
  });
}

test("the captcha throws when it is asked again: the text stays, and the page says how to go on", async ({
  page,
}) => {
  await fakeEmbeds(page, {
    [captcha]: fakeCaptchaScript.replace("reset(widget = 0) {", `reset(widget = 0) { ${broken}`),
  });
  await page.route("**/send-email.php", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/");
  await waitForHydration(page);
  const [evaluation] = forms;
  await evaluation.fill(page, newEmail());
  await captchaBox(page).check();
  await sendButton(page).click();
  await expect(captchaWords(page)).toBeVisible();
  await expect(field(page, "Your name")).toHaveValue("Ana Example");
  await expectWhole(page);
});

test("what measures the pages does not come: nothing is said of it", async ({ page }) => {
  await turnOnAnalytics(page);
  await fakeEmbeds(page);
  const aborted = page.waitForEvent("requestfailed");
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    const isSmall = Number(response.headers()["content-length"] ?? 0) < 20_000;
    if (isSmall && (await response.text()).includes("largest-contentful-paint")) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto("/about");
  await waitForHydration(page);
  expect((await aborted).url()).toMatch(/\.js$/);
  await expectWhole(page);
});

for (const [what, script] of [
  ["throws at its load", broken],
  ["never comes", null],
  ["throws when it is called", `window.gtag = () => { ${broken} }`],
  ["is no function", "window.gtag = {}"],
] as const) {
  test(`analytics ${what}: page after page is shown`, async ({ page }) => {
    await turnOnAnalytics(page);
    await fakeEmbeds(page, { [tag]: script });
    const asked = page.waitForRequest((request) => request.url().startsWith(tag));
    await page.goto("/about");
    await waitForHydration(page);
    await asked;
    const documents = documentsOf(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Staff" }).click();
    await expect(page).toHaveTitle("Our Team");
    await expectWhole(page);
    expect(documents).toEqual([]);
  });
}

test("a video that never comes leaves the page, and a link to it", async ({ page }) => {
  await page.route(/youtube/, (route) => route.abort());
  await page.goto("/about");
  await waitForHydration(page);
  await page
    .getByRole("button", { name: /Play the video/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "open the video in a new tab" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close video" }).click();
  await expectWhole(page);
});
