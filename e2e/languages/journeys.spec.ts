import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { fill } from "../../src/words/fill";
import { violations } from "../support/axe";
import { clinic } from "../support/content";
import { captchaBox } from "../support/fakes/recaptcha";
import { type FakeSpeechWindow, fakeSpeech } from "../support/fakes/speech";
import { mondayMorning, newEmail, openForm } from "../support/form-helpers";
import { mailsFrom } from "../support/mailbox";
import { expect, hydrate, test } from "../support/test";
import { storeCalmMode } from "../widgets/calm";
import { evaluation, visitPackBlock } from "../widgets/visit-pack";
import { concern, herPhone, inSpanish, isLive, pathOf, words } from "./spanish";

const { step } = test;
test.skip(!isLive, "Spanish is not live.");
test.use(herPhone);

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const answers = (page: Page) => page.getByRole("search").locator("ol a");

test("a worry: she finds the answer with Spanish words, and emergencies first", async ({ page }) => {
  await page.goto(`${pathOf("services")}#worry-finder`);
  await hydrate(page);
  for (const [typed, id] of [
    ["mi hijo no abla", "few-words"],
    ["se esta ahogando", "no-air"],
    ["convulsion", "seizure"],
    ["se quiere matar", "in-crisis"],
  ] as const) {
    await step(typed, async () => {
      await page.getByRole("searchbox").fill(typed);
      await expect(answers(page).first()).toHaveText(concern(id));
    });
  }
  await step("what nobody has described is said in Spanish, and axe finds no violations", async () => {
    await page.getByRole("searchbox").fill("xqzw");
    await expect(page.getByRole("search").getByText(words.concernSearch.none)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  await step("she asks in writing, in her own words", async () => {
    await page.getByRole("link", { name: words.concernSearch.write }).tap();
    await expect(page).toHaveURL(`${pathOf("contact")}#form`);
    await hydrate(page);
    await expect(field(page, words.requests.message)).toHaveValue(
      fill(words.concernSearch.writeMessage, { typed: "xqzw" }),
    );
  });
});

test("a first visit: reading aloud and the visit pack are in Spanish, in calm mode", async ({ page }) => {
  await page.clock.setFixedTime(mondayMorning);
  await storeCalmMode(page);
  await fakeSpeech(page, "es-US");
  await page.goto(pathOf("first-visit"));
  await hydrate(page);
  await step("reading aloud", async () => {
    const heading = inSpanish("Ready to come?");
    const section = page.locator("section", { has: page.getByRole("heading", { name: heading }) });
    await section.getByRole("button", { name: inSpanish("Read aloud") }).tap();
    await expect
      .poll(() => page.evaluate(() => (window as never as FakeSpeechWindow).spoken))
      .toEqual([heading]);
  });
  await step("the visit pack says what is missing, and puts the visit into her calendar", async () => {
    const { visitTools } = words;
    const visit = page
      .locator("details")
      .filter({ has: page.getByText(inSpanish(evaluation.name), { exact: true }) });
    const save = visit.getByRole("button", { name: visitTools.save });
    await visit.locator("summary").tap();
    await save.tap();
    await expect(page.getByRole("region", { name: visitTools.lookFirst })).toContainText(visitTools.noDay);
    await visit.getByLabel(visitTools.day).fill("2026-12-31");
    await visit.getByLabel(visitTools.time.split("{zone}")[0] ?? "").fill("15:30");
    const download = page.waitForEvent("download");
    await save.tap();
    const file = readFileSync(await (await download).path(), "utf8");
    expect(file).toContain(
      `SUMMARY:${inSpanish(visitPackBlock.calendarTitle).replace("{name}", clinic.name)}`,
    );
  });
});

test("a request: errors, confirmation and calendar are Spanish, the mail is English", async ({ page }) => {
  const email = newEmail();
  const { requests, sending, validation } = words;
  await openForm(page, pathOf("contact"));
  await step("what is missing is said in Spanish", async () => {
    await field(page, requests.firstName).focus();
    await captchaBox(page).check();
    await page.getByRole("button", { name: requests.send }).tap();
    const summary = page.getByRole("region", { name: words.forms.unsent });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(fill(validation.missing, { field: validation.firstName }));
    expect(await violations(page)).toEqual([]);
  });
  await step("she fills it in", async () => {
    await field(page, requests.firstName).fill("Ana");
    await field(page, requests.lastName).fill("Ejemplo");
    await field(page, requests.phone).fill("9075550100");
    await field(page, requests.email).fill(email);
    await field(page, requests.date).tap();
    await page.getByRole("button", { name: /^miércoles, 25 de noviembre de 2026/ }).tap();
    await page.getByRole("combobox", { name: requests.time }).selectOption("09:30");
    await field(page, requests.message).fill("Mi hijo no habla. ¿Pueden ayudar?");
  });
  await step("it is sent and confirmed", async () => {
    await page.getByRole("button", { name: requests.send }).tap();
    await expect(page.getByRole("region", { name: sending.sent })).toBeFocused();
    await expect(page.getByText(sending.success)).toBeVisible();
  });
  await step("the desk reads English, with the language on top and her words as written", async () => {
    await expect.poll(() => mailsFrom(email)).toHaveLength(1);
    const [mail = ""] = await mailsFrom(email);
    expect(mail).toContain("How to talk with this family\nLanguage: Spanish\n");
    expect(mail).toContain("11/25/2026 (Wednesday)");
    expect(mail).toContain("Mi hijo no habla. ¿Pueden ayudar?");
  });
});
