import type { Page } from "@playwright/test";
import { englishAreas } from "../../src/words/catalog";
import { isLive, pathOf, words as spanishWords } from "../languages/spanish";
import { violations } from "../support/axe";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { isHydrated } from "../support/in-page";
import { expect, test } from "../support/test";
import { loadFailure } from "../support/whole-page";

test.use({ allowedConsole: /Failed to load resource|was preloaded using link preload/ });

const reactScripts = /\/(?:webpack-runtime|framework|app|component---[^/]*)-[^/]*\.js$/;
const gone = { status: 404, body: "Not found" };

/** Each cause, with what makes the scripts of an open page fail in this way. */
const causes = [
  [
    "changed",
    "the site has changed",
    (page: Page) => page.route(reactScripts, (route) => route.fulfill(gone)),
  ],
  [
    "stopped",
    "an extension blocks it",
    (page: Page) => page.route(reactScripts, (route) => route.abort("blockedbyclient")),
  ],
  [
    "noConnection",
    "there is no connection",
    (page: Page) => page.route("**/*", (route) => route.abort("internetdisconnected")),
  ],
] as const;

/** How long a person takes for a letter, in milliseconds. */
const delay = 60;
const typed = "Mia walks on her toes";

const forms = [
  ["the evaluation form", "/", englishAreas, "message"],
  ["the appointment form", "/contact", englishAreas, "message"],
  ["the referral sheet", "/providers", englishAreas, "reason"],
  ...(isLive
    ? ([["the appointment form in Spanish", pathOf("contact"), spanishWords, "message"]] as const)
    : []),
] as const;

for (const [name, path, { layout }, fieldName] of forms)
  for (const [cause, reason, fail] of causes)
    test(`${name} while ${reason}: says so, and keeps what is typed over a reload`, async ({ page }) => {
      await fakeCaptcha(page);
      await page.goto(path);
      await fail(page);
      const form = page.locator("form[data-replay-click]", { has: page.locator(`[name=${fieldName}]`) });
      const fold = page.locator("details:not([open])", { has: form }).locator("summary").first();
      if (await fold.count()) await fold.click();
      const field = form.locator(`[name=${fieldName}]`);
      await field.pressSequentially(typed, { delay });
      await expect(loadFailure(page)).toContainText(layout[cause]);
      await expect(loadFailure(page).getByRole("link", { name: /907/ })).toBeVisible();
      for (const [other] of causes)
        if (other !== cause) await expect(loadFailure(page).getByText(layout[other])).toBeHidden();
      await expect(field).toBeInViewport({ ratio: 1 });
      expect(await field.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
        await loadFailure(page).evaluate((one) => one.getBoundingClientRect().top),
      );
      await field.pressSequentially(", often.", { delay });
      await form.locator("[type=submit]").click();
      await expect(loadFailure(page)).toBeFocused();
      await expect(page).toHaveURL(path);
      await expect(field).toHaveValue(`${typed}, often.`);
      if (cause === "changed") expect(await violations(page)).toEqual([]);

      await page.unrouteAll();
      await fakeCaptcha(page);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(loadFailure(page).getByRole("button", { name: layout.reload })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(loadFailure(page)).toBeHidden();
      await expect(field).toBeVisible();
      await expect(field).toHaveValue(`${typed}, often.`);
      await field.press("End");
      await field.pressSequentially(" Yes.", { delay });
      await page.waitForFunction(isHydrated);
      await expect(field).toHaveValue(`${typed}, often. Yes.`);
      await expect(loadFailure(page)).toBeHidden();
    });
