import { clinic } from "../support/content";
import { fakeEmbeds } from "../support/embeds";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { sendButton } from "../support/form-helpers";
import { blockScripts, siteScript } from "../support/scripts";
import { expect, hydrate, test, turnToApp } from "../support/test";
import { expectLoadFailure, expectWhole } from "../support/whole-page";

test.use({
  allowedConsole:
    /Failed to load resource|not found. Not rendering React|Loading chunk|couldn't load|ChunkLoadError/,
});

for (const [problem, urlPattern, status] of [
  ["webpack's runtime fails to load", "**/webpack-runtime-*.js", 0],
  ["React fails to load", "**/framework-*.js", 0],
  ["the app script returns 404", "**/app-*.js", 404],
  ["the page's script fails to load", "**/component---*.js", 0],
  ["the page's script returns 404", "**/component---*.js", 404],
  ["the page data fails to load", "**/page-data/contact/page-data.json", 0],
  ["the clinic's facts return 404", "**/page-data/sq/d/*.json", 404],
] as const) {
  test(`${problem}: the page and its form stay, with how to reach us`, async ({ page }) => {
    await page.route(urlPattern, (route) => (status ? route.fulfill({ status, body: "" }) : route.abort()));
    await page.goto("/contact");
    await turnToApp(page);
    await expectLoadFailure(page);
    await expectWhole(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Staff" }).click();
    await expect(page).toHaveTitle("Our Team");
  });
}

test("a submit of an empty form before the page's script runs is repeated then", async ({ page }) => {
  await fakeEmbeds(page);
  await fakeCaptcha(page);
  const start = await blockScripts(page, siteScript);
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await sendButton(page).click();
  start();
  await expect(page.getByRole("region", { name: /Nothing was sent yet/ })).toBeFocused();
  await expect(page).toHaveURL("/contact");
});

test("parts of the form fail to load: it shows the phone number, and retrying works", async ({ page }) => {
  await fakeCaptcha(page);
  await page.goto("/contact");
  await hydrate(page);
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
