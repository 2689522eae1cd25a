import type { Page } from "@playwright/test";
import { clinic } from "../support/content";
import { fakeEmbeds, mapsApiKey, reviewsWidgetUrl, turnOn, turnOnAnalytics } from "../support/embeds";
import { fakeMapsScript, mapAnswers, mapsApi } from "../support/fakes/google-maps";
import { captchaBox, fakeCaptchaScript } from "../support/fakes/recaptcha";
import { field, forms, newEmail, sendButton } from "../support/form-helpers";
import { expect, hydrate, test } from "../support/test";
import { expectWhole } from "../support/whole-page";

const captcha = "https://www.google.com/recaptcha/api.js";
const tag = "https://www.googletagmanager.com/gtag/js";
const broken = 'throw new Error("The third party is broken.");';

test.use({ allowedConsole: /third party is broken|The map is not shown|Failed to load resource/ });

const captchaMessage = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "The reCAPTCHA box did not load" });
const mapBanner = (page: Page) => page.getByRole("region", { name: /Alaska's Choice/ });

async function focusForm(page: Page) {
  await page.clock.install();
  await page.goto("/contact");
  await hydrate(page);
  const request = page.waitForRequest((request) => request.url().startsWith(captcha));
  await field(page, "First name").fill("Ana");
  await request;
}

async function scrollToBanner(page: Page) {
  await turnOn(page, { mapsApiKey });
  await page.goto("/contact");
  await hydrate(page);
  const request = page.waitForRequest(/maps\/api\/js/);
  await mapBanner(page).scrollIntoViewIfNeeded();
  await request;
}

async function scrollToReviews(page: Page) {
  await turnOn(page, { reviewsWidgetUrl });
  await page.goto("/about");
  await hydrate(page);
  const request = page.waitForRequest(reviewsWidgetUrl);
  await page.getByRole("region", { name: "What families say about us" }).scrollIntoViewIfNeeded();
  await request;
}

const expectQuotes = async (page: Page) => {
  const reviews = page.getByRole("region", { name: "What families say about us" });
  await expect(reviews.locator("blockquote").first()).toBeVisible();
};

const expectCaptchaMessage = async (page: Page) => {
  await page.clock.fastForward(10_000);
  await expect(captchaMessage(page).getByRole("link", { name: clinic.phones.main })).toBeVisible();
  await expect(captchaMessage(page).getByRole("button", { name: "Load it again" })).toBeVisible();
  await expect(field(page, "First name")).toHaveValue("Ana");
};

const expectBannerLinks = async (page: Page) =>
  expect(mapBanner(page).getByRole("link").first()).toBeVisible();

for (const [problem, answers, openPage, check] of [
  ["the captcha throws on load", { [captcha]: broken }, focusForm, expectCaptchaMessage],
  ["the captcha does not load", { [captcha]: null }, focusForm, expectCaptchaMessage],
  [
    "the captcha throws when it renders",
    {
      [captcha]: fakeCaptchaScript.replace("render(place, options) {", `render(place, options) { ${broken}`),
    },
    focusForm,
    expectCaptchaMessage,
  ],
  ["the map throws on load", { ...mapAnswers, [`${mapsApi}/js`]: broken }, scrollToBanner, expectBannerLinks],
  ["the map does not load", { ...mapAnswers, [`${mapsApi}/js`]: null }, scrollToBanner, expectBannerLinks],
  [
    "the map throws when it renders",
    {
      ...mapAnswers,
      [`${mapsApi}/js`]: fakeMapsScript.replace(
        "constructor(element, options) {",
        `constructor(element, options) { ${broken}`,
      ),
    },
    scrollToBanner,
    expectBannerLinks,
  ],
  ["the reviews widget throws on load", { [reviewsWidgetUrl]: broken }, scrollToReviews, expectQuotes],
  ["the reviews widget does not load", { [reviewsWidgetUrl]: null }, scrollToReviews, expectQuotes],
  [
    "the reviews widget removes its own container",
    { [reviewsWidgetUrl]: "document.currentScript.parentElement.remove()" },
    scrollToReviews,
    expectQuotes,
  ],
] as const) {
  test(`${problem}: the page still works, and so does navigation`, async ({ page }) => {
    await fakeEmbeds(page, answers);
    await openPage(page);
    await check(page);
    await expectWhole(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Staff" }).click();
    await expect(page).toHaveTitle("Our Team");
  });
}

test("the captcha throws on reset: the text stays, and the page says what to do", async ({ page }) => {
  await fakeEmbeds(page, {
    [captcha]: fakeCaptchaScript.replace("reset(widget = 0) {", `reset(widget = 0) { ${broken}`),
  });
  await page.route("**/send-email.php", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/");
  await hydrate(page);
  const [evaluation] = forms;
  await evaluation.fill(page, newEmail());
  await captchaBox(page).check();
  await sendButton(page).click();
  await expect(captchaMessage(page)).toBeVisible();
  await expect(field(page, "Your name")).toHaveValue("Ana Example");
  await expectWhole(page);
});

test("the web-vitals script fails to load: no error is logged", async ({ page }) => {
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
  await hydrate(page);
  expect((await aborted).url()).toMatch(/\.js$/);
  await expectWhole(page);
});

for (const [problem, script] of [
  ["throws on load", broken],
  ["does not load", null],
  ["throws when it is called", `window.gtag = () => { ${broken} }`],
  ["is not a function", "window.gtag = {}"],
] as const) {
  test(`analytics ${problem}: navigation still works`, async ({ page }) => {
    await turnOnAnalytics(page);
    await fakeEmbeds(page, { [tag]: script });
    const request = page.waitForRequest((request) => request.url().startsWith(tag));
    await page.goto("/about");
    await hydrate(page);
    await request;
    await page.getByRole("contentinfo").getByRole("link", { name: "Staff" }).click();
    await expect(page).toHaveTitle("Our Team");
    await expectWhole(page);
  });
}

test("the video does not load: the page works, and the dialog has a link to it", async ({ page }) => {
  await page.route(/youtube/, (route) => route.abort());
  await page.goto("/about");
  await hydrate(page);
  await page
    .getByRole("button", { name: /Play the video/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "open the video in a new tab" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close video" }).click();
  await expectWhole(page);
});
