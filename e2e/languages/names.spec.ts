import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { englishAreas } from "../../src/words/catalog";
import { isEnglish, visitedPages } from "../support/built-pages";
import { fakeEmbeds } from "../support/embeds";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { mondayMorning } from "../support/form-helpers";
import { smallPhone } from "../support/gestures";
import { expect, hydrateIfLive, test } from "../support/test";
import { herPhone, isLive, pathOf } from "./spanish";

test.skip(!isLive, "Spanish is not live.");
// The browser logs the 404 status of the not-found page.
test.use({ ...herPhone, allowedConsole: /status of 404/ });

/** Words that libraries say, which are not in our catalog. */
const ofLibraries = "notification notifications timer alt slide carousel loading close dialog toast";

/** The words of a text, without addresses. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\S+@\S+/g, "")
    .match(/\p{L}{3,}/gu) ?? [];
const translated = ["", "pages", "languages"].flatMap((folder) =>
  readdirSync(join("data", folder))
    .filter((name) => /\bes\.json$/.test(name))
    .map((name) => readFileSync(join("data", folder, name), "utf8")),
);
/** What is Spanish too, such as "Home" in the name of a place: the Spanish side of each translation, and all of the interface's words. */
const spanish = new Set(
  translated.flatMap((json) => wordsOf(json.replace(/"(?:english|english\w*)": "(?:[^"\\]|\\.)*"/g, ""))),
);
const english = new Set(
  wordsOf(`${JSON.stringify(Object.values(englishAreas))} ${ofLibraries}`).filter(
    (word) => !spanish.has(word),
  ),
);

/**
 * Reads the accessibility tree of a page that is not in English.
 * @returns the names, descriptions and texts in it that have an English word, outside of what is marked as English
 */
async function namesInEnglish(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  const { nodes } = await tools.send("Accessibility.getFullAXTree");
  const found: string[] = [];
  for (const { ignored, role, name, description, properties = [], backendDOMNodeId } of nodes) {
    const said = [
      name,
      description,
      ...properties.filter((each) => each.name === "roledescription").map((each) => each.value),
    ];
    const text = said.map((each) => each?.value ?? "").join(" ");
    if (ignored || backendDOMNodeId === undefined || !wordsOf(text).some((word) => english.has(word)))
      continue;
    const { object } = await tools.send("DOM.resolveNode", { backendNodeId: backendDOMNodeId });
    const { result } = await tools.send("Runtime.callFunctionOn", {
      objectId: object.objectId ?? "",
      functionDeclaration: `function () {
        // What the browser itself says in a field is in the language of the browser.
        if (this.getRootNode() instanceof ShadowRoot) return "en";
        return (this.closest ? this : this.parentElement)?.closest("[lang]")?.lang;
      }`,
      returnByValue: true,
    });
    if (!String(result.value).startsWith("en")) found.push(`${role?.value}: ${text.trim()}`);
  }
  await tools.detach();
  return found;
}

for (const { path, words } of visitedPages.filter((page) => !isEnglish(page)))
  test(`nothing that a screen reader says on ${path} is English, whatever is opened`, async ({ page }) => {
    const { layout, media, requests } = words;
    await page.clock.setFixedTime(mondayMorning);
    await fakeEmbeds(page);
    await fakeCaptcha(page);
    await page.goto(path);
    const expectNoEnglish = async (part: string) => expect(await namesInEnglish(page), part).toEqual([]);
    await page.locator("summary").evaluateAll((all) => {
      for (const summary of all) if (!summary.closest("details[open]")) (summary as HTMLElement).click();
    });
    await hydrateIfLive(page);
    await expectNoEnglish("the page");
    const send = page.getByRole("button", { name: requests.send });
    if (await send.isVisible()) {
      await page.getByRole("textbox", { name: requests.phone }).pressSequentially("12", { delay: 50 });
      await send.click();
      await expect(page.getByRole("region", { name: words.forms.unsent })).toBeFocused();
      await expect(page.getByRole("region", { name: words.toasts.region })).toBeAttached();
      await expectNoEnglish("the form with its errors and its toast");
      const date = page.getByRole("textbox", { name: requests.date });
      if (await date.isVisible()) {
        await date.click();
        await expect(page.getByRole("grid")).toBeVisible();
        await expectNoEnglish("the calendar");
        await page.keyboard.press("Escape");
      }
    }
    const play = media.play.replace("{title} ", "");
    const video = page.getByRole("button", { name: play }).first();
    if ((await video.count()) > 0) {
      await video.click();
      await expect(page.getByRole("button", { name: media.close })).toBeVisible();
      await expectNoEnglish("the video");
      await page.keyboard.press("Escape");
    }
    await page.setViewportSize(smallPhone.viewport);
    await page.getByRole("button", { name: layout.openMenu }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoEnglish("the menu");
  });

test("a name in English is found, unless it is marked as English", async ({ page }) => {
  await page.goto(pathOf("home"));
  await page.locator("main").evaluate((main) => {
    main.insertAdjacentHTML(
      "beforeend",
      '<div role="region" aria-label="Notifications Alt+T"></div><p lang="en">Please wait</p>',
    );
  });
  expect(await namesInEnglish(page)).toEqual([expect.stringContaining("Notifications Alt+T")]);
});
