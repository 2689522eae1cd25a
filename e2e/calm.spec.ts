import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { holdScripts } from "./held-scripts";
import { scrollThrough } from "./scroll-through";
import { pages } from "./site";
import { type SaidWindow, speakWith } from "./speech-stand-in";
import { expect, hydrated, test } from "./test";

const theSwitch = (page: Page) => page.getByRole("switch", { name: "Calm mode" });

/** The same before the scripts run, which know whether it is on. */
const theButton = (page: Page) => page.getByRole("button", { name: "Calm mode" });

/** What the browser tells assistive technology of it. */
async function told(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  await client.detach();
  const isIts = /^(button|switch)$/;
  const node = nodes.find(({ role, name }) => name?.value === "Calm mode" && isIts.test(role?.value));
  const checked = node?.properties?.find(({ name }) => name === "checked");
  return { role: node?.role?.value, checked: checked?.value.value };
}

/** As the page stands for somebody who chose calm mode on a former visit. */
async function rememberCalm(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("calm", "yes"));
}

const looks = (page: Page) =>
  page.evaluate(() => {
    const { animationDuration, fontSize, letterSpacing } = getComputedStyle(
      // Not in the first section, which may say that there is no voice.
      document.querySelector("main section:nth-of-type(2) p") as Element,
    );
    const { scrollBehavior } = getComputedStyle(document.documentElement);
    return { animationDuration, fontSize: Number.parseFloat(fontSize), letterSpacing, scrollBehavior };
  });

test("the keyboard turns it on and off", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const lively = await looks(page);
  await theSwitch(page).focus();
  await page.keyboard.press("Space");
  await expect(theSwitch(page)).toBeChecked();
  const calm = await looks(page);
  expect(calm.scrollBehavior).toBe("auto");
  expect(calm.letterSpacing).not.toBe("normal");
  expect(calm.fontSize / lively.fontSize).toBeGreaterThan(1.1);
  await page.keyboard.press("Space");
  await expect(theSwitch(page)).not.toBeChecked();
  expect(await looks(page)).toEqual(lively);
});

test("it is remembered after a reload, on another page and by other tabs", async ({ page, context }) => {
  await page.goto("/about");
  await theSwitch(page).click();
  await expect(theSwitch(page)).toBeChecked();
  await page.reload();
  await expect(theSwitch(page)).toBeChecked();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveTitle("Contact");
  await expect(theSwitch(page)).toBeChecked();

  const other = await context.newPage();
  await other.goto("/services");
  await expect(theSwitch(other)).toBeChecked();
  await theSwitch(page).click();
  await expect(theSwitch(other)).not.toBeChecked();
});

test("a former choice shows from the first paint, before any script of the site", async ({ page }) => {
  await rememberCalm(page);
  const start = await holdScripts(page);
  await page.goto("/");
  const { letterSpacing, scrollBehavior } = await looks(page);
  expect(letterSpacing).not.toBe("normal");
  expect(scrollBehavior).toBe("auto");
  await expect(page.locator("html")).toHaveAttribute("data-calm");
  start();
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-calm");
  await expect(theSwitch(page)).toBeChecked();
});

for (const isCalm of [false, true]) {
  test.describe(`on a page that opens ${isCalm ? "calm" : "lively"}`, () => {
    test.beforeEach(async ({ page }) => {
      if (isCalm) await rememberCalm(page);
    });

    test("no state is told before the scripts know it, then the right one", async ({ page }) => {
      const start = await holdScripts(page);
      await page.goto("/about");
      expect(await told(page)).toEqual({ role: "button", checked: undefined });
      start();
      await expect.poll(() => told(page)).toEqual({ role: "switch", checked: String(isCalm) });
    });

    test("what is chosen before the scripts are there is done once they are", async ({ page }) => {
      const start = await holdScripts(page);
      await page.goto("/about");
      await theButton(page).click();
      start();
      await expect(theSwitch(page)).toBeChecked({ checked: !isCalm });
      await expect(page.locator("html[data-calm]")).toHaveCount(isCalm ? 0 : 1);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a touch turns it on, beside the menu, and it is large enough", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await theSwitch(page).tap();
    await expect(theSwitch(page)).toBeChecked();
    const { width, height } = (await theSwitch(page).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no switch", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(theButton(page).or(theSwitch(page))).toHaveCount(0);
  });
});

test("nothing moves, and everything is there", async ({ page }) => {
  await rememberCalm(page);
  for (const path of ["/", "/our-team", "/appointment"]) {
    await page.goto(path);
    await hydrated(page);
    await scrollThrough(page);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
    await expect(page.getByRole("main").getByRole("button", { name: /^(Pause|Play)/ })).toHaveCount(0);
  }
  await page.goto("/");
  const hidden = await page
    .locator("[data-reveal]")
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each).opacity !== "1").length);
  expect(hidden).toBe(0);
});

test("what moves comes to rest when it is turned on", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const tiles = page.getByRole("list", { name: "Find the help your child needs" });
  await tiles.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await theSwitch(page).click({ force: true });
  await expect(theSwitch(page)).toBeChecked();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe("every page", () => {
  test.use({ expectedOnConsole: /status of 404/ });

  for (const width of [320, 768, 1024]) {
    test(`fits ${width} px without scrolling sideways`, async ({ page }) => {
      test.slow();
      await rememberCalm(page);
      await page.setViewportSize({ width, height: 640 });
      for (const path of [...pages.map((each) => each.path), "/404.html"]) {
        await page.goto(path);
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrolled, path).toBeLessThanOrEqual(width);
      }
    });
  }
});

for (const width of [390, 1280]) {
  for (const path of ["/", "/services", "/our-team", "/appointment"]) {
    test(`axe finds nothing on ${path} at ${width} px, with its buttons for reading`, async ({ page }) => {
      await rememberCalm(page);
      await speakWith(page, "own");
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole("button", { name: "Read aloud" }).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}

test.describe("reading aloud", () => {
  const said = (page: Page) => page.evaluate(() => (window as never as SaidWindow).said);
  const endSentence = (page: Page) => page.evaluate(() => (window as never as SaidWindow).endSentence());
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  test("goes sentence by sentence, pauses, goes on, stops, and asks nobody for anything", async ({
    page,
  }) => {
    await rememberCalm(page);
    await speakWith(page, "own");
    await page.goto("/appointment");
    const section = page.locator("section", { has: page.getByRole("heading", { name: "How to Pay" }) });
    await section.getByRole("button", { name: "Read aloud" }).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));

    await section.getByRole("button", { name: "Read aloud" }).press("Enter");
    expect(await said(page)).toEqual(["How to Pay"]);
    for (let sentence = 0; sentence < 2; sentence += 1) await endSentence(page);
    const [, , third = ""] = await said(page);
    expect(await page.evaluate(() => [...(CSS.highlights.get("reading") ?? [])].map(String))).toEqual([
      third,
    ]);
    await page.keyboard.press("Enter");
    await expect(button(page, "Resume")).toBeFocused();
    await page.keyboard.press("Enter");
    expect((await said(page)).slice(2)).toEqual([third, third]);
    await button(page, "Stop").click();
    await expect(button(page, "Stop")).toHaveCount(0);
    expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
    expect(asked).toEqual([]);
  });

  test("keeps what is read in view", async ({ page }) => {
    await rememberCalm(page);
    await speakWith(page, "own");
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto("/about");
    await button(page, "Read aloud").nth(1).click();
    for (let sentence = 0; sentence < 8; sentence += 1) {
      await endSentence(page);
      const { top, bottom } = await page.evaluate(() => {
        const [range] = CSS.highlights.get("reading") ?? [];
        return (range as Range).getBoundingClientRect().toJSON();
      });
      expect([top >= 0, bottom <= 600]).toEqual([true, true]);
    }
  });

  test("ends with calm mode, and when another page comes", async ({ page }) => {
    await rememberCalm(page);
    await speakWith(page, "own");
    await page.goto("/about");
    const isSpeaking = () => page.evaluate(() => (window as never as SaidWindow).isSpeaking());
    await button(page, "Read aloud").first().click();
    expect(await isSpeaking()).toBe(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveTitle("Contact");
    expect(await isSpeaking()).toBe(false);
    await button(page, "Read aloud").first().click();
    await theSwitch(page).click();
    await expect(button(page, "Pause")).toHaveCount(0);
    expect(await isSpeaking()).toBe(false);
  });

  test("is not offered in voices that send what they read to a server", async ({ page }) => {
    await rememberCalm(page);
    await speakWith(page, "remote");
    await page.goto("/about");
    await expect(page.getByText("has no English voice of its own")).toHaveCount(1);
    await expect(button(page, "Read aloud")).toHaveCount(0);
  });
});

test("nobody loads what reads aloud but who is calm", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name }) => name),
    );
  const before = await scripts();
  await theSwitch(page).click();
  await expect.poll(async () => (await scripts()).length).toBe(before.length + 1);
});
