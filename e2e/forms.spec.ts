import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { captchaBox, standInForCaptcha } from "./captcha-stand-in";
import { holdScripts } from "./held-scripts";
import { mailsFrom } from "./mailbox";
import { expect, hydrated, test } from "./test";

const successToast = "Thank you for submitted the form! A staff member will be reaching out to you soon!";
/** A Monday, 11 in the morning at the clinic, which is open until 19:00. */
const mondayMorning = new Date("2026-11-23T20:00:00Z");

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const sendButton = (page: Page) => page.getByRole("button", { name: "Send Request" });
const region = (page: Page, name: RegExp) => page.getByRole("region", { name });
const confirmation = (page: Page) => region(page, /have your request/);
const failure = (page: Page) => region(page, /was not sent/);
const toast = (page: Page, text: string) => region(page, /Notifications/).getByText(text, { exact: true });
/** The relay takes only so many requests of one address; each test comes from its own. */
const newAddress = () => `2001:db8:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`;
const newEmail = () => `parent-${crypto.randomUUID()}@example.com`;

const forms = [
  {
    name: "evaluation",
    path: "/",
    busyLabel: "Sending",
    failedToast: "Network error. Please check your internet connection.",
    async fill(page: Page, email: string) {
      await field(page, "Your name").fill("Ana Example");
      await field(page, "Phone number").fill("(907) 555-0100");
      await field(page, "Email address").fill(email);
      await field(page, "Your message").fill("My son walks on his toes.\nCan you help?");
    },
    mailed: ["Ana Example", "(907) 555-0100", "My son walks on his toes.\nCan you help?"],
  },
  {
    name: "appointment",
    path: "/contact",
    busyLabel: "Sending...",
    failedToast: "Failed to send. Please try again.",
    async fill(page: Page, email: string) {
      await field(page, "First name").fill("Ana");
      await field(page, "Last name").fill("Example");
      await field(page, "Phone number").fill("9075550100");
      await field(page, "Email address").fill(email);
      await chooseDay(page, "Wednesday, November 25, 2026");
      await page.getByRole("combobox", { name: "Preferred time" }).selectOption("09:30");
      await field(page, "Your message").fill("Hello.");
    },
    mailed: ["Ana Example", "9075550100", "11/25/2026", "09:30", "Hello."],
  },
] as const;

async function chooseDay(page: Page, name: string): Promise<void> {
  await field(page, "Preferred date").click();
  await page.getByRole("button", { name }).click();
}

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(mondayMorning);
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": newAddress() });
  await standInForCaptcha(page);
  await page.goto(path);
  await hydrated(page);
}

for (const { name, path, fill, mailed, busyLabel, failedToast } of forms) {
  test.describe(`the ${name} form`, () => {
    test("reaches the clinic's mailbox, and says so", async ({ page }) => {
      const email = newEmail();
      await open(page, path);
      await fill(page, email);
      await captchaBox(page).check();
      await sendButton(page).click();
      await expect(toast(page, successToast)).toBeVisible();
      await expect(confirmation(page)).toBeFocused();
      await expect(confirmation(page)).toContainText("We are open now, until 7pm.");
      await expect(field(page, "Email address")).toHaveValue("");
      await expect.poll(() => mailsFrom(email)).toHaveLength(1);
      const [mail] = await mailsFrom(email);
      for (const words of mailed) expect(mail).toContain(words);
    });

    test("asks the captcha's provider for nothing before it is touched, then for its dark, normal box", async ({
      page,
    }) => {
      const foreign: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith("http://127.0.0.1")) foreign.push(request.url());
      });
      await open(page, path);
      await page.waitForLoadState("networkidle");
      expect(foreign).toEqual([]);
      const place = page.locator("#field-captcha");
      const layout = () =>
        place.evaluate((box) => {
          const form = box.closest("form")?.getBoundingClientRect();
          const { top, height } = box.getBoundingClientRect();
          return [Math.round(top - (form?.top ?? Number.NaN)), height];
        });
      const before = await layout();
      await field(page, "Your message").focus();
      await expect(captchaBox(page)).toBeVisible();
      await expect(page.locator("[data-look]")).toHaveAttribute("data-look", "dark normal");
      expect(await layout()).toEqual(before);
    });

    test("empty, it names what is missing and leads there, and axe finds nothing", async ({ page }) => {
      await open(page, path);
      await sendButton(page).click();
      await expect(toast(page, "Please complete the reCAPTCHA.")).toBeVisible();
      const summary = region(page, /Nothing was sent yet/);
      await expect(summary).toBeFocused();
      await expect(captchaBox(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await summary.getByRole("link", { name: "Please enter your email address." }).click();
      await expect(field(page, "Email address")).toBeFocused();
      await expect(page).toHaveURL(path);
    });

    test("pressed twice while it is busy, it sends once", async ({ page }) => {
      const email = newEmail();
      await open(page, path);
      await fill(page, email);
      await captchaBox(page).check();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let requests = 0;
      await page.route("**/send-email.php", async (route) => {
        requests += 1;
        await held;
        await route.continue();
      });
      await sendButton(page).click();
      const busy = page.getByRole("button", { name: busyLabel, exact: true });
      await expect(busy).toBeDisabled();
      await busy.click({ force: true });
      await field(page, "Email address").press("Enter");
      release();
      await expect(confirmation(page)).toBeVisible();
      expect(requests).toBe(1);
      await expect.poll(() => mailsFrom(email)).toHaveLength(1);
    });

    test("keeps what was typed over a reload, another page and back", async ({ page }) => {
      const email = newEmail();
      await open(page, path);
      await fill(page, email);
      const shown = () =>
        page
          .locator("form[action] :is(input, textarea, select)[name]")
          .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value));
      const typed = await shown();
      await page.reload();
      await expect.poll(shown).toEqual(typed);
      await page.getByRole("contentinfo").getByRole("link", { name: "Staff", exact: true }).click();
      await expect(page).toHaveURL("/our-team");
      await page.goBack();
      await expect.poll(shown).toEqual(typed);
    });

    test("keeps what was typed before the page's script started", async ({ page }) => {
      await standInForCaptcha(page);
      const startScripts = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      await field(page, "Your message").fill("Typed early");
      startScripts();
      await hydrated(page);
      await expect(field(page, "Your message")).toHaveValue("Typed early");
    });

    test("says when the browser is offline, before anything is sent", async ({ page, context }) => {
      await open(page, path);
      await context.setOffline(true);
      await expect(page.getByRole("main").getByText(/You are offline/)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole("main").getByText(/You are offline/)).toBeHidden();
    });

    test.describe("when something is in the way", () => {
      test.use({ expectedOnConsole: /Failed to load resource|error: (Failed to send email|Please wait)/ });

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
          await expect(failure(page).getByRole("link", { name: /555-0142/ })).toBeVisible();
          await expect(captchaBox(page)).not.toBeChecked();
          await expect(field(page, "Email address")).toHaveValue(email);
        });
      }

      test("a blocked captcha: said beside it, with phone and a second try", async ({ page }) => {
        await page.route("https://www.google.com/**", (route) => route.abort());
        await page.goto(path);
        await hydrated(page);
        await field(page, "Your message").focus();
        const words = page.getByRole("alert").filter({ hasText: "reCAPTCHA box did not load" });
        await expect(words.getByRole("link", { name: /555-0142/ })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.unrouteAll();
        await standInForCaptcha(page);
        await words.getByRole("button", { name: "Load it again" }).click();
        await expect(captchaBox(page)).toBeVisible();
      });
    });
  });
}

test("a toast stands at the bottom right and closes after three seconds", async ({ page }) => {
  await open(page, "/");
  await sendButton(page).click();
  const box = toast(page, "Please complete the reCAPTCHA.").locator("..");
  await expect(box).toBeVisible();
  const place = await region(page, /Notifications/)
    .locator("> div")
    .boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(place && [width - place.x - place.width, height - place.y - place.height]).toEqual([16, 16]);
  const timer = box.getByRole("progressbar", { includeHidden: true });
  const length = await timer.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration);
  expect(length).toBe(3000);
  await timer.evaluate((element) => element.getAnimations()[0]?.finish());
  await expect(box).toBeHidden();
});

test("the captcha, as wide as it is, fits the smallest screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/contact");
  await field(page, "Your message").focus();
  await expect(captchaBox(page)).toBeVisible();
  const right = await page.locator("[data-look]").evaluate((box) => box.getBoundingClientRect().right);
  const edge = await page.locator("#field-captcha").evaluate((box) => box.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(edge);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("the calendar", () => {
  test("keeps focus inside, closes by Escape, button and a press beside it, and gives focus back", async ({
    page,
  }) => {
    await open(page, "/contact");
    const calendar = page.getByRole("dialog", { name: "Choose a date" });
    await field(page, "Preferred date").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Today, Monday, November 23, 2026" })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => calendar.getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(5, 5),
    ]) {
      await close();
      await expect(calendar).toBeHidden();
      await expect(field(page, "Preferred date")).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(calendar).toBeVisible();
    }
  });

  for (const timezoneId of ["Asia/Tokyo", "Pacific/Kiritimati", "America/Santiago"]) {
    test.describe(`for a visitor in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test("has the clinic's days and hours", async ({ page }) => {
        // Half past six in the evening at the clinic, when the last half hour has begun; Tuesday elsewhere.
        await page.clock.setFixedTime(new Date("2026-11-24T03:30:00Z"));
        await standInForCaptcha(page);
        await page.goto("/contact");
        await hydrated(page);
        await field(page, "Preferred date").click();
        const day = (name: string) => page.getByRole("button", { name });
        await expect(day("Monday, November 23, 2026")).toBeDisabled();
        await expect(day("Today, Monday, November 23, 2026")).toBeVisible();
        await expect(day("Saturday, November 28, 2026")).toBeDisabled();
        await day("Tuesday, November 24, 2026").click();
        await expect(field(page, "Preferred date")).toHaveValue("24/11/2026");
        const times = page.getByRole("combobox", { name: "Preferred time" }).getByRole("option");
        await expect(times).toHaveText([/Choose/, "07:00", ...Array(22).fill(/:/), "18:30"]);
      });
    });
  }
});

test("the appointment form can be filled in and sent by keyboard alone", async ({ page }) => {
  const email = newEmail();
  await open(page, "/contact");
  await field(page, "First name").focus();
  const { keyboard } = page;
  for (const text of ["Ana", "Example", "9075550100", email]) {
    await keyboard.type(text);
    await keyboard.press("Tab");
  }
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /Today/ })).toBeFocused();
  await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  await expect(field(page, "Preferred date")).toHaveValue("24/11/2026");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.type("10:00");
  await keyboard.press("Tab");
  await keyboard.type("Hello.");
  await keyboard.press("Tab");
  await expect(captchaBox(page)).toBeFocused();
  await keyboard.press("Space");
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(confirmation(page)).toBeFocused();
  await expect.poll(() => mailsFrom(email)).toHaveLength(1);
});

test.describe("the evaluation panel", () => {
  const heading = (page: Page) => page.getByRole("heading", { name: "BOOK YOUR EVALUATION TODAY!" });

  for (const width of [640, 1280]) {
    test(`starts open at ${width} px, and closes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await hydrated(page);
      await expect(sendButton(page)).toBeVisible();
      await heading(page).click();
      await expect(sendButton(page)).toBeHidden();
    });
  }

  test("waits closed on a phone, before the script starts and after, and opens at a press", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const panel = page.locator("details", { has: heading(page) });
    const height = () => panel.evaluate((element) => element.getBoundingClientRect().height);
    const startScripts = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.evaluate(() => document.fonts.ready);
    await expect(sendButton(page)).toBeHidden();
    const before = await height();
    startScripts();
    await hydrated(page);
    await expect(sendButton(page)).toBeHidden();
    expect(await height()).toBe(before);
    await heading(page).click();
    await expect(sendButton(page)).toBeVisible();
  });

  test("counts a press on a phone that came before the script", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const startScripts = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await heading(page).click();
    startScripts();
    await expect(sendButton(page)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, name } of forms) {
    test(`the ${name} form says how to reach the clinic, and offers nothing that can't work`, async ({
      page,
    }) => {
      await page.goto(path);
      const words = page.locator("noscript p");
      await expect(words).toContainText("This form needs JavaScript");
      await expect(words).toBeVisible();
      await expect(words.getByRole("link", { name: "(907) 555-0142" })).toHaveAttribute(
        "href",
        "tel:+19075550142",
      );
      await expect(page.locator("main form")).toBeHidden();
    });
  }
});

test("none of what loads late is in a script that the pages load at first", async ({ page }) => {
  const loaded: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) loaded.push(new URL(response.url()).pathname);
  });
  for (const { path } of forms) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
  }
  const text = loaded.map((script) => readFileSync(`public${script}`, "utf8")).join();
  expect(text).not.toMatch(/Toastify__|recaptcha\/api\.js|aria-multiselectable/);
});
