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
const throws = 'throw new Error("The third party is broken.");';

test.use({ allowedConsole: /third party is broken|The map is not shown|Failed to load resource/ });

const captchaMessage = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "The reCAPTCHA box did not load" });
const mapBanner = (page: Page) => page.getByRole("region", { name: /Alaska's Choice/ });
const reviews = (page: Page) => page.getByRole("region", { name: "What families say about us" });

/** For each third party, where its script comes from, what makes a page request it, and what is shown without it. */
const parties = {
  captcha: {
    script: captcha,
    path: "/contact",
    turn: (page: Page) => field(page, "First name").fill("Ana"),
    async check(page: Page) {
      await page.clock.fastForward(10_000);
      await expect(captchaMessage(page).getByRole("link", { name: clinic.phones.main })).toBeVisible();
      await expect(captchaMessage(page).getByRole("button", { name: "Load it again" })).toBeVisible();
      await expect(field(page, "First name")).toHaveValue("Ana");
    },
  },
  map: {
    script: `${mapsApi}/js`,
    path: "/contact",
    turn: (page: Page) => mapBanner(page).scrollIntoViewIfNeeded(),
    check: (page: Page) => expect(mapBanner(page).getByRole("link").first()).toBeVisible(),
  },
  reviews: {
    script: reviewsWidgetUrl,
    path: "/about",
    turn: (page: Page) => reviews(page).scrollIntoViewIfNeeded(),
    check: (page: Page) => expect(reviews(page).locator("blockquote").first()).toBeVisible(),
  },
} as const;

/** A fake script in which a function throws. */
const broken = (script: string, signature: string) =>
  script.replace(`${signature} {`, `${signature} { ${throws}`);

for (const [party, problem, answer] of [
  ["captcha", "throws on load", throws],
  ["captcha", "does not load", null],
  ["captcha", "throws when it renders", broken(fakeCaptchaScript, "render(place, options)")],
  ["map", "throws on load", throws],
  ["map", "does not load", null],
  ["map", "throws when it renders", broken(fakeMapsScript, "constructor(element, options)")],
  ["reviews", "throw on load", throws],
  ["reviews", "do not load", null],
  ["reviews", "are empty", ""],
  ["reviews", "remove their own container", "document.currentScript.parentElement.remove()"],
] as const) {
  test(`the ${party} ${problem}: the page still works, and so does navigation`, async ({ page }) => {
    const { script, path, turn, check } = parties[party];
    await page.clock.install();
    await turnOn(page, { mapsApiKey, reviewsWidgetUrl });
    await fakeEmbeds(page, { ...mapAnswers, [script]: answer });
    await page.goto(path);
    await hydrate(page);
    const request = page.waitForRequest((request) => request.url().startsWith(script));
    await turn(page);
    await request;
    await check(page);
    await expectWhole(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Staff" }).click();
    await expect(page).toHaveTitle("Our Team");
  });
}

test("the captcha throws on reset: the text stays, and the page says what to do", async ({ page }) => {
  await fakeEmbeds(page, {
    [captcha]: broken(fakeCaptchaScript, "reset(widget = 0)"),
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
  ["throws on load", throws],
  ["does not load", null],
  ["throws when it is called", `window.gtag = () => { ${throws} }`],
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
