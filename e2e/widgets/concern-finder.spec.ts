import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { clinic } from "../support/content";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import {
  mondayMorning,
  newEmail,
  newIpAddress,
  sendByKeyboard,
  typeToMessage,
} from "../support/form-helpers";
import { mailsFrom } from "../support/mailbox";
import { expect, hydrate, test } from "../support/test";

const smallScreen = { width: 390, height: 844 };

const finder = (page: Page) => page.getByRole("region", { name: "What do you see at home?" });
const field = (page: Page) => page.getByRole("searchbox");
const answers = (page: Page) => page.getByRole("search").locator("details");
const summary = (page: Page, name: string) => page.getByRole("search").locator("summary", { hasText: name });

async function openFinder(page: Page): Promise<void> {
  await page.setViewportSize(smallScreen);
  await page.goto("/services#worry-finder");
  await hydrate(page);
}

test("by keyboard on a phone: from Home to a concern, its answer, and a request that is delivered", async ({
  page,
}) => {
  const email = newEmail();
  const { keyboard } = page;
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()}\n${request.postData() ?? ""}`));
  await page.setViewportSize(smallScreen);
  await page.clock.setFixedTime(mondayMorning);
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": newIpAddress() });
  await fakeCaptcha(page);
  await page.goto("/");
  await hydrate(page);

  await page.getByRole("link", { name: "Say It in Your Own Words" }).focus();
  await keyboard.press("Enter");
  await expect(finder(page).getByRole("heading", { level: 2 })).toBeFocused();
  await keyboard.press("Tab");
  await expect(field(page)).toBeFocused();
  await keyboard.type("hates hair wahsed");
  await expect(
    page
      .getByRole("search")
      .getByRole("status")
      .filter({ hasText: /answer/ }),
  ).toBeVisible();
  await keyboard.press("Enter");
  await expect(summary(page, "Hates having hair washed")).toBeFocused();
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page).first()).toContainText("This service looks at it: Occupational Therapy.");
  await expect(answers(page).first()).toContainText("The first visit:");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ask for a visit" }).first()).toBeFocused();
  await keyboard.press("Enter");

  await expect(page).toHaveURL("/contact#form");
  const message = page.getByRole("textbox", { name: "Your message" });
  await expect(message).toHaveValue(
    /ask about: Occupational Therapy\nWhat I see at home: Hates having hair washed/,
  );
  expect(requests.filter((request) => /wahsed|hair/i.test(request))).toEqual([]);

  await expect(page.getByRole("heading", { name: "Enter your information" })).toBeFocused();
  await typeToMessage(page, email);
  await expect(message).toBeFocused();
  await keyboard.press("Control+End");
  await keyboard.type("4");
  await sendByKeyboard(page);
  await expect(page.getByRole("region", { name: /have your request/ })).toBeFocused();
  await expect.poll(() => mailsFrom(email)).toHaveLength(1);
  expect((await mailsFrom(email))[0]).toContain(
    "What I see at home: Hates having hair washed or cut\nMy child's age: 4",
  );
});

test("an answer to the question on Home opens its list, and leads there with the keyboard, too", async ({
  page,
}) => {
  await page.setViewportSize(smallScreen);
  await page.goto("/");
  await page.getByRole("link", { name: "Moving", exact: true }).click();
  await expect(page.locator("summary", { hasText: /^Moving$/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#moving summary", { hasText: "Walks on toes" })).toBeFocused();
});

test("what is typed is in no URL, no request and no storage that outlives the tab", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()}\n${request.postData() ?? ""}`));
  await openFinder(page);
  await field(page).fill("zzyzx");
  await expect(page.getByText(/says nothing about your worry/)).toBeVisible();
  await field(page).press("Enter");
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Ask in writing" }).click();
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue(
    "What I see at home: zzyzx\nMy child's age: ",
  );
  await page.waitForLoadState("networkidle");
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter((request) => request.includes("zzyzx"))).toEqual([]);
  expect(page.url()).not.toContain("zzyzx");
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie);
  expect(stored).not.toContain("zzyzx");
});

test("a message that was typed before is kept, and the concern is added below it", async ({ page }) => {
  await fakeCaptcha(page);
  await page.goto("/contact");
  await hydrate(page);
  const message = page.getByRole("textbox", { name: "Your message" });
  await message.fill("We are new in town.");
  await openFinder(page);
  await field(page).fill("shoelaces");
  await page.getByRole("link", { name: "Ask for a visit" }).first().click();
  await expect(message).toHaveValue(/^We are new in town\.\n\nI would like to ask/);
});

test("the search loads only when the field is focused", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await openFinder(page);
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  await field(page).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test("what a typed concern shows without a click", async ({ page }) => {
  await openFinder(page);
  for (const [typed, begins] of [
    ["suicide", /^Call 988/],
    ["siezure", /^Call 911/],
    ["swalowed batery", /^Go to an emergency room now/],
    ["zzyzx", /^There is no answer/],
  ] as const)
    await test.step(`"${typed}" shows ${begins}, and axe finds no violations`, async () => {
      await field(page).fill(typed);
      const words = page.getByRole("search").locator("p").filter({ hasText: begins });
      await expect(words.first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
});

test("an emergency comes first, with its phone numbers", async ({ page }) => {
  await openFinder(page);
  for (const [typed, name, numbers] of [
    ["my 2 yr old drank bleach", /^Took pills, cleaner/, ["tel:+18002221222", "tel:911"]],
    ["swallowed a battery", /^Swallowed a battery/, ["tel:911", "tel:+18004988666", "tel:+18002221222"]],
    ["his uncle touched him", /^Someone may have hurt/, ["tel:911", "tel:+18004784444", "tel:+18004224453"]],
    ["fell off the deck", /^Fell from high up/, ["tel:911"]],
  ] as const)
    await test.step(typed, async () => {
      await field(page).fill(typed);
      const first = answers(page).first();
      await expect(first.locator("summary")).toHaveText(name);
      await expect(page.getByRole("search").getByText(/^This can't wait/)).toBeVisible();
      for (const number of numbers) await expect(first.locator(`a[href="${number}"]`)).toBeVisible();
    });
});

test("a single answer opens automatically; of several, a click opens one", async ({ page }) => {
  await openFinder(page);
  await field(page).fill("walks on toes");
  await expect(answers(page).first()).toBeVisible();
  await field(page).fill("bowlegged");
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page).getByText(/^This service looks at it/)).toBeVisible();
  await field(page).fill("hates haircuts and won't brush teeth");
  await expect(answers(page)).not.toHaveCount(1);
  await expect(
    answers(page)
      .getByText(/^This service looks at it/)
      .first(),
  ).toBeHidden();
  await answers(page).first().locator("summary").click();
  await expect(
    answers(page)
      .getByText(/^This service looks at it/)
      .first(),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every concern can be opened and read, with the phone number", async ({ page }) => {
    await page.setViewportSize(smallScreen);
    await page.goto("/services");
    await expect(field(page)).toBeHidden();
    await finder(page).getByText("Senses and staying calm").click();
    await finder(page).getByText("Hates having hair washed or cut").click();
    const answer = finder(page).locator("details details[open]");
    await expect(answer).toContainText("This service looks at it: Occupational Therapy.");
    await expect(answer).toContainText("Until then: Give a dry cloth");
    await answer.getByRole("link", { name: "Ask for a visit" }).click();
    await expect(page).toHaveURL("/contact#form");
    await expect(page.locator("noscript p")).toContainText(clinic.phones.main);
  });
});
