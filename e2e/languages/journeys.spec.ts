import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { fill } from "../../src/words/fill";
import { violations } from "../support/axe";
import { clinic, pages, siteUrl, team } from "../support/content";
import { captchaBox } from "../support/fakes/recaptcha";
import { type FakeSpeechWindow, fakeSpeech } from "../support/fakes/speech";
import { mondayMorning, newEmail, openForm } from "../support/form-helpers";
import { mailsFrom } from "../support/mailbox";
import { expect, hydrate, test } from "../support/test";
import { storeCalmMode } from "../widgets/calm";
import { storyBlock } from "../widgets/story";
import { evaluation, visitPackBlock } from "../widgets/visit-pack";
import { concern, herPhone, inSpanish, isLive, offer, pathOf, words } from "./spanish";

const { step } = test;
test.skip(!isLive, "Spanish is not live.");
test.use(herPhone);

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const answers = (page: Page) => page.getByRole("search").locator("ol a");

test("a search: a result leads her to a page in Spanish, which offers and remembers nothing", async ({
  page,
}) => {
  const english = pages.find(({ path }) => path === "/services/speech-therapy");
  await page.goto(pathOf("speech-therapy"));
  await expect(page).toHaveTitle(inSpanish(english?.title ?? ""));
  await expect(page.locator("meta[name=description]")).toHaveAttribute(
    "content",
    inSpanish(english?.description ?? ""),
  );
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    `${siteUrl}${pathOf("speech-therapy")}`,
  );
  await page.waitForLoadState("networkidle");
  await expect(offer(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a worry: she finds the answer with Spanish words as she types them, and emergencies first", async ({
  page,
}) => {
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

test("a first visit: story, reading aloud and visit pack are in Spanish, in calm mode", async ({ page }) => {
  await page.clock.setFixedTime(mondayMorning);
  await storeCalmMode(page);
  await fakeSpeech(page, "local", "es-US");
  await page.goto(pathOf("first-visit"));
  await hydrate(page);
  const story = page.getByRole("region", { name: inSpanish(storyBlock.heading) });
  await step("the story", async () => {
    await story.getByRole("button", { name: words.story.next }).tap();
    const count = storyBlock.scenes.length;
    await expect(story.getByText(fill(words.story.page, { number: 2, count }))).toBeAttached();
  });
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

test("the team and the forms: she reads about a therapist, and finds what to fill in", async ({ page }) => {
  const [first] = team.filter(({ description }) => description.includes("<hr>"));
  const [opening = "", rest = ""] = inSpanish(first?.description ?? "").split("<hr>");
  const shown = (html: string) => html.match(/[^<>]{20,}/)?.[0] ?? "";
  await page.goto(pathOf("our-team"));
  await hydrate(page);
  await step("a biography, as far as she wants it", async () => {
    const person = page.getByRole("article", { name: first?.name ?? "" });
    await expect(person.getByText(inSpanish(first?.position ?? ""))).toBeVisible();
    await expect(person.getByText(shown(opening))).toBeVisible();
    await person.getByText(words.team.more).tap();
    await expect(person.getByText(shown(rest))).toBeVisible();
  });
  await step("the menu leads to the forms", async () => {
    await page.getByRole("button", { name: words.layout.openMenu }).tap();
    const menu = page.getByRole("dialog");
    const submenu = fill(words.layout.submenu, { name: inSpanish("Resources") });
    await menu.locator("summary").filter({ hasText: submenu }).tap();
    await menu.getByRole("link", { name: inSpanish("Forms") }).tap();
    await expect(page).toHaveURL(pathOf("forms"));
  });
  await step("each form has a Spanish name", async () => {
    for (const title of ["Intake General History", "Telehealth Consent"])
      await expect(page.getByRole("main").getByText(inSpanish(title)).first()).toBeVisible();
  });
  await step("the consent that she opens is in Spanish", async () => {
    const link = page
      .getByRole("main")
      .getByRole("link", { name: inSpanish("Telehealth Consent") })
      .first();
    const file = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toBe("application/pdf");
    expect(new URL(file.url()).pathname).toMatch(/^\/documents\/es\//);
  });
});

test("a request: its errors, its confirmation and its calendar are in Spanish, and the mail is in English", async ({
  page,
}) => {
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

test("the clinic's hours are said in Spanish, in the clinic's time", async ({ page }) => {
  await page.clock.setFixedTime(mondayMorning);
  await page.goto(pathOf("home"));
  await expect(page.getByRole("banner")).toContainText(words.opening.open.split("{time}")[0] ?? "");
  await expect(page.getByRole("banner")).toContainText(clinic.phones.main);
});

test("she reads which languages the clinic speaks, and that an interpreter is free", async ({ page }) => {
  const nameOf = new Intl.DisplayNames("es", { type: "language" });
  const spoken = new Intl.ListFormat("es").format(clinic.languages.map((code) => nameOf.of(code) ?? code));
  for (const name of ["home", "contact"]) {
    await page.goto(pathOf(name));
    const sentence = page.getByRole("main").getByText(new RegExp(`habla ${spoken}\\.`, "i"));
    await expect(sentence).toBeVisible();
    await expect(sentence).toContainText("intérprete, gratis");
  }
});
