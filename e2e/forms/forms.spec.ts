import { readFileSync } from "node:fs";
import { toClinicTime } from "../../src/shared/clinic/clinic-local-time";
import { telephoneLink } from "../../src/shared/clinic/contact";
import { describeOpening } from "../../src/shared/clinic/opening";
import { dates } from "../../src/words/en/dates";
import { replyHours } from "../../src/words/en/sending";
import { violations } from "../support/axe";
import { clinic, schedule } from "../support/content";
import { captchaBox } from "../support/fakes/recaptcha";
import {
  confirmation,
  field,
  forms,
  mondayMorning,
  newEmail,
  openForm,
  region,
  sendButton,
  talkOpener,
  toast,
} from "../support/form-helpers";
import { mailsFrom } from "../support/mailbox";
import { expect, hydrate, test } from "../support/test";

const successToast = "Thank you for submitted the form! A staff member will be reaching out to you soon!";

for (const { name, path, fill, mailed } of forms) {
  test.describe(`the ${name} form`, () => {
    test("delivers the request to the clinic's mailbox and confirms it", async ({ page }) => {
      const email = newEmail();
      await openForm(page, path);
      await fill(page, email);
      await talkOpener(page).click();
      await field(page, "Your language").fill("Spanish");
      await captchaBox(page).check();
      await sendButton(page).click();
      await expect(toast(page, successToast)).toBeVisible();
      await expect(confirmation(page)).toBeFocused();
      await expect(confirmation(page)).toContainText(
        describeOpening(schedule, toClinicTime(mondayMorning), replyHours, dates),
      );
      await expect(field(page, "Email address")).toHaveValue("");
      await expect.poll(() => mailsFrom(email)).toHaveLength(1);
      const [mail] = await mailsFrom(email);
      for (const words of ["Language: Spanish", ...mailed]) expect(mail).toContain(words);
    });

    test("when empty, it links what is missing to fields, and axe finds no violations", async ({ page }) => {
      await openForm(page, path);
      await sendButton(page).click();
      await expect(toast(page, "Please complete the reCAPTCHA.")).toBeVisible();
      const summary = region(page, /Nothing was sent yet/);
      await expect(summary).toBeFocused();
      await expect(captchaBox(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await summary.getByRole("link", { name: "Please enter your email address." }).click();
      await expect(field(page, "Email address")).toBeFocused();
      await summary.getByRole("link", { name: "Please complete the reCAPTCHA." }).click();
      await expect(page.getByRole("group", { name: /person/ })).toBeFocused();
      await expect(page).toHaveURL(path);
    });

    test("loads no captcha before the focus, then shows a dark box", async ({ page }) => {
      const thirdParty: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith("http://127.0.0.1")) thirdParty.push(request.url());
      });
      await openForm(page, path);
      await page.waitForLoadState("networkidle");
      expect(thirdParty).toEqual([]);
      await field(page, "Your message").focus();
      await expect(captchaBox(page)).toBeVisible();
      await expect(page.locator("[data-look]")).toHaveAttribute("data-look", "dark normal");
    });
  });
}

test("the captcha fits a screen of 320 px despite its fixed width", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openForm(page, "/contact");
  await field(page, "Your message").focus();
  await expect(captchaBox(page)).toBeVisible();
  const right = await page.locator("[data-look]").evaluate((box) => box.getBoundingClientRect().right);
  const edge = await page.locator("#field-captcha").evaluate((box) => box.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(edge);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a toast appears at the bottom right and closes after three seconds", async ({ page }) => {
  await openForm(page, "/");
  await sendButton(page).click();
  const box = toast(page, "Please complete the reCAPTCHA.").locator("..");
  await expect(box).toBeVisible();
  const bounds = await region(page, /Notifications/)
    .locator("> div")
    .boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(bounds && [width - bounds.x - bounds.width, height - bounds.y - bounds.height]).toEqual([16, 16]);
  const timer = box.getByRole("progressbar", { includeHidden: true });
  const length = await timer.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration);
  expect(length).toBe(3000);
  await timer.evaluate((element) => element.getAnimations()[0]?.finish());
  await expect(box).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, name } of forms) {
    test(`the ${name} form says how to reach us, and shows no controls that can't work`, async ({ page }) => {
      await page.goto(path);
      const words = page.locator("noscript p");
      await expect(words).toContainText("This form needs JavaScript");
      await expect(words).toBeVisible();
      await expect(words.getByRole("link", { name: clinic.phones.main })).toHaveAttribute(
        "href",
        telephoneLink(clinic.phones.main),
      );
      await expect(page.locator("main form")).toBeHidden();
    });
  }
});

test("no initial script contains lazy-loaded code", async ({ page }) => {
  const loaded: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) loaded.push(new URL(response.url()).pathname);
  });
  for (const { path } of forms) {
    await page.goto(path);
    await hydrate(page);
    await page.waitForLoadState("networkidle");
  }
  const text = loaded.map((script) => readFileSync(`public${script}`, "utf8")).join();
  expect(text).not.toMatch(/Toastify__|recaptcha\/api\.js|aria-multiselectable/);
});
