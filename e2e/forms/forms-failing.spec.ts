import { violations } from "../support/axe";
import { clinic } from "../support/content";
import { captchaBox, fakeCaptcha } from "../support/fakes/recaptcha";
import {
  confirmation,
  failure,
  field,
  forms,
  newEmail,
  open,
  sendButton,
  toast,
} from "../support/form-helpers";
import { mailsFrom } from "../support/mailbox";
import { expect, test, waitForHydration } from "../support/test";

for (const { name, path, fill, failedToast } of forms) {
  test.describe(`the ${name} form, when something is in the way`, () => {
    test.use({ allowedConsole: /Failed to load resource|error: (Failed to send email|Please wait)/ });

    test("a lost answer: text kept, one mail for two tries", async ({ page }) => {
      const email = newEmail();
      await open(page, path);
      await fill(page, email);
      await captchaBox(page).check();
      const keys: (string | undefined)[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/send-email.php")) keys.push(request.headers()["idempotency-key"]);
      });
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

    for (const [what, status, body, said] of [
      ["a server error", 500, '{"success":false}', "Failed to send email"],
      ["a refusal in words", 403, '{"success":false,"error":"Please wait."}', "Please wait."],
      ["too many requests", 429, '{"success":false,"error":"Please wait."}', "Please wait."],
      ["a page of HTML", 200, "<!doctype html><p>Welcome</p>", "Failed to send email"],
      ["success false without words", 200, '{"success":false}', "Failed to send email"],
    ] as const) {
      test(`${what}: toast, cause, text kept, captcha asked again`, async ({ page }) => {
        const email = newEmail();
        await open(page, path);
        await fill(page, email);
        await captchaBox(page).check();
        await page.route("**/send-email.php", (route) => route.fulfill({ status, body }));
        await sendButton(page).click();
        const words = name === "evaluation" ? `Failed to send message: ${said}` : failedToast;
        await expect(toast(page, words)).toBeVisible();
        await expect(failure(page)).toContainText(said);
        await expect(failure(page).getByRole("link", { name: clinic.phones.main })).toBeVisible();
        await expect(captchaBox(page)).not.toBeChecked();
        await expect(field(page, "Email address")).toHaveValue(email);
      });
    }

    test("a blocked captcha: said beside it, with phone and a second try", async ({ page }) => {
      await page.route("https://www.google.com/**", (route) => route.abort());
      await page.goto(path);
      await waitForHydration(page);
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
