import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { clinic } from "../support/content";
import { captchaBox, fakeCaptcha } from "../support/fakes/recaptcha";
import {
  confirmation,
  failure,
  field,
  forms,
  newEmail,
  openForm,
  sendButton,
  toast,
} from "../support/form-helpers";
import { mailsFrom } from "../support/mailbox";
import { expect, hydrate, test } from "../support/test";

for (const { name, path, fill, failedToast } of forms) {
  test.describe(`the ${name} form, when something fails`, () => {
    test.use({
      allowedConsole: /Failed to load resource|error: (Failed to send email|Please wait|Try later)/,
    });

    test("leaving while it is sent: the browser asks, and who leaves is still heard", async ({ page }) => {
      const email = newEmail();
      await openForm(page, path);
      await fill(page, email);
      await captchaBox(page).check();
      const questions: string[] = [];
      page.on("dialog", (dialog) => {
        questions.push(dialog.type());
        void dialog.accept();
      });
      // The request is still being uploaded when the visitor leaves.
      const tools = await page.context().newCDPSession(page);
      await tools.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: 600,
      });
      await sendButton(page).click();
      await expect(page.getByRole("button", { name: /Sending/ })).toBeDisabled();
      await page.getByRole("contentinfo").getByRole("link", { name: "Staff", exact: true }).click();
      await expect(page).toHaveTitle("Our Team");
      expect(questions).toEqual(["beforeunload"]);
      // The upload alone takes some seconds.
      await expect.poll(() => mailsFrom(email), { timeout: 20_000 }).toHaveLength(1);
    });

    test("a lost response: the text is kept, and two attempts send one mail", async ({ page }) => {
      const email = newEmail();
      await openForm(page, path);
      await fill(page, email);
      await captchaBox(page).check();
      const keys = recordKeys(page);
      await page.route("**/send-email.php", (route) => route.abort("connectionreset"), { times: 1 });
      await sendButton(page).click();
      await expect(toast(page, failedToast)).toBeVisible();
      await expect(failure(page)).toBeFocused();
      await expect(field(page, "Email address")).toHaveValue(email);
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(confirmation(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBe(keys[1]);
      await expect.poll(() => mailsFrom(email)).toHaveLength(1);
    });

    test("a blocked captcha: a message has the phone number and a button to retry", async ({ page }) => {
      await page.route("https://www.google.com/**", (route) => route.abort());
      await page.goto(path);
      await hydrate(page);
      await field(page, "Your message").focus();
      const words = page.getByRole("alert").filter({ hasText: "reCAPTCHA box did not load" });
      await expect(words.getByRole("link", { name: clinic.phones.main })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.unrouteAll();
      await fakeCaptcha(page);
      await words.getByRole("button", { name: "Load it again" }).click();
      await expect(captchaBox(page)).toBeVisible();
    });
  });
}

/** Records the idempotency keys of the requests that the page sends from now on. */
function recordKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/send-email.php")) keys.push(request.headers()["idempotency-key"]);
  });
  return keys;
}
