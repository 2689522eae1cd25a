import type { Page } from "@playwright/test";
import { blockScripts } from "../support/block-scripts";
import { clinic } from "../support/content";
import { fakeEmbeds } from "../support/embeds";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { sendButton } from "../support/form-helpers";
import { expect, test, waitForHydration } from "../support/test";
import { expectFormFallback, expectWhole, formFallback } from "../support/whole-page";

// A page may still ask for a file when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const firstName = (page: Page) => page.getByRole("textbox", { name: "First name" });
const team = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Staff" });

test.use({
  allowedConsole:
    /Failed to load resource|not found. Not rendering React|Loading chunk|couldn't load|ChunkLoadError/,
});

for (const [what, address, status] of [
  ["webpack's runtime is not reached", "**/webpack-runtime-*.js", 0],
  ["React is not reached", "**/framework-*.js", 0],
  ["the frame's script is no longer there", "**/app-*.js", 404],
  ["the page's script is not reached", "**/component---*.js", 0],
  ["the page's script is no longer there", "**/component---*.js", 404],
  ["the page's data are not reached", "**/page-data/contact/page-data.json", 0],
  ["the clinic's facts are no longer there", "**/page-data/sq/d/*.json", 404],
] as const) {
  test(`${what}: the page stays, and says instead of the form how to reach us`, async ({ page }) => {
    await page.route(address, (route) => (status ? route.fulfill({ status, body: "" }) : route.abort()));
    await page.goto("/contact");
    await page.mouse.click(2, 300);
    await expectFormFallback(page);
    await expectWhole(page);
    await team(page).click();
    await expect(page).toHaveTitle("Our Team");
  });
}

test("a form that somebody has begun stays with what they typed when no script comes", async ({ page }) => {
  await page.route("**/app-*.js", async (route) => {
    await firstName(page).fill("Ana");
    await route.abort();
  });
  await page.goto("/contact");
  await expectFormFallback(page);
  await expect(firstName(page)).toHaveValue("Ana");
});

test.describe("a script on its way for ten seconds after a press", () => {
  test.use({ allowedConsole: /error #418/ });

  test("the page says how to reach us, and works once the script has come", async ({ page }) => {
    await fakeEmbeds(page);
    await fakeCaptcha(page);
    const start = await blockScripts(page);
    await page.clock.install();
    await page.goto("/contact");
    await firstName(page).fill("Ana");
    await sendButton(page).click();
    await expect(formFallback(page)).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expectFormFallback(page);
    start();
    await waitForHydration(page);
    await expect(formFallback(page)).toHaveCount(0);
    await expect(firstName(page)).toHaveValue("Ana");
    await sendButton(page).click();
    await expect(page.getByRole("region", { name: /Nothing was sent yet/ })).toBeFocused();
  });
});

test.describe("after a new deployment", () => {
  for (const [what, name, path, title, loads, breakIt] of [
    [
      "the script of the page that a link leads to is gone",
      "Our Team",
      "/our-team",
      "Our Team",
      1,
      (page: Page) => page.route("**/component---*our-team*.js", (route) => route.fulfill({ status: 404 })),
    ],
    [
      "so is that of a place within a page",
      "PAY",
      "/appointment#payment-section",
      "Appointment",
      1,
      (page: Page) =>
        page.route("**/component---*appointment*.js", (route) => route.fulfill({ status: 404 })),
    ],
    [
      "its data are gone",
      "Our Team",
      "/our-team",
      "Our Team",
      1,
      (page: Page) => page.route("**/page-data/our-team/*", (route) => route.fulfill({ status: 404 })),
    ],
    [
      "the data are of other scripts",
      "PAY",
      "/appointment#payment-section",
      "Appointment",
      // Gatsby loads such a document once more, to see whether that helps.
      2,
      (page: Page) =>
        page.route("**/app-data.json", (route) =>
          route.fulfill({ json: { webpackCompilationHash: "of-the-new-scripts" } }),
        ),
    ],
  ] as const) {
    test(`${what}: the page comes as a document`, async ({ page }) => {
      await page.goto("/contact");
      await waitForHydration(page);
      await breakIt(page);
      let loaded = 0;
      page.on("load", () => {
        loaded += 1;
      });
      await page.getByRole("banner").getByRole("navigation").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveTitle(title);
      await expect(page).toHaveURL(path);
      await expect.poll(() => loaded).toBe(loads);
      await expectWhole(page);
      await page.evaluate(() => history.back());
      await expect(page).toHaveTitle("Contact");
    });
  }
});

test("parts of the form that do not come: it says so, with the phone beside it, and a second try works", async ({
  page,
}) => {
  await fakeCaptcha(page);
  await page.goto("/contact");
  await waitForHydration(page);
  await page.route("**/*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Choose the date from a calendar" }).click();
  const calendar = page.getByRole("dialog", { name: "Choose a date" });
  const words = calendar.getByRole("alert");
  await expect(words).toContainText("The calendar did not load.");
  await expect(words.getByRole("link", { name: clinic.phones.main })).toBeVisible();
  await calendar.getByRole("button", { name: "Close" }).click();
  await sendButton(page).click();
  await expect(page.getByText(/Part of this form did not load/)).toBeVisible();

  await page.unrouteAll();
  await fakeCaptcha(page);
  await sendButton(page).click();
  await expect(page.getByRole("region", { name: /Nothing was sent yet/ })).toBeFocused();
  await page.getByRole("button", { name: "Choose the date from a calendar" }).click();
  await expect(calendar.getByRole("grid")).toBeVisible();
});
