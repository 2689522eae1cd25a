import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { findPages } from "../../src/gatsby/html/find-pages";
import { pages } from "../support/content";
import {
  fakeEmbeds,
  mapsApiKey,
  reviewsWidgetUrl,
  security,
  turnOn,
  turnOnAnalytics,
} from "../support/embeds";
import { fakeMapsScript } from "../support/fakes/google-maps";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { sendButton } from "../support/form-helpers";
import { scrollThrough } from "../support/scroll-through";
import { expect, test, waitForHydration } from "../support/test";

const service = "https://maps.googleapis.com/maps/api";
const found = { status: "OK", results: [{ geometry: { location: { lat: 61.58, lng: -149.44 } } }] };
const everybody = {
  [`${service}/geocode/json`]: JSON.stringify(found),
  [`${service}/js`]: fakeMapsScript,
  [reviewsWidgetUrl]: `document.currentScript.after("Five stars from the widget");`,
};

/** Everything that the browser refuses for the policy's sake, in any document of the page. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("policyRefused", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const what = `${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`;
      (window as never as { policyRefused(what: string): void }).policyRefused(what);
    });
  });
  return refused;
}

/** Does whatever can be done on a page, as far as it has it. */
async function doEverything(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await scrollThrough(page);
  for (const summary of await main.locator("summary:visible").all()) await summary.click();
  const quietly = /^(READ MORE|READ LESS|Pause|Next|Previous)/i;
  for (const button of await main.getByRole("button", { name: quietly }).all()) {
    if ((await button.isVisible()) && (await button.isEnabled())) await button.click();
  }
  const video = main.getByRole("button", { name: /Play the video$/ }).first();
  if ((await video.count()) > 0) {
    await video.click();
    await expect(page.locator("iframe")).toBeAttached();
    await page.getByRole("button", { name: "Close video" }).click();
  }
  await tryForm(page);
}

async function tryForm(page: Page): Promise<void> {
  const send = sendButton(page);
  if (!(await send.isVisible())) return;
  await page.getByRole("textbox", { name: "Phone number" }).fill("12");
  await expect(page.getByRole("checkbox", { name: "I'm not a robot" })).toBeVisible();
  const date = page.getByRole("textbox", { name: "Preferred date" });
  if (await date.isVisible()) {
    await date.click();
    await expect(page.getByRole("grid")).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await send.click();
  await expect(page.getByRole("main").getByRole("link", { name: /name/i }).first()).toBeVisible();
}

async function tryDrawer(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /menu/i }).first().click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toBeVisible();
  const expander = drawer.getByRole("button", { expanded: false }).first();
  if ((await expander.count()) > 0) await expander.click();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
}

const withoutAnybody = pages.map(({ path }) => [path, false] as const);
const withEverybody = pages.map(({ path }) => [path, true] as const);
for (const [path, isEverybody] of [...withoutAnybody, ...withEverybody]) {
  test(`${path} breaks no rule of the policy, ${isEverybody ? "with every third party" : "with none configured"}`, async ({
    page,
  }) => {
    const refused = await watchPolicy(page);
    if (isEverybody) {
      await turnOn(page, { mapsApiKey, reviewsWidgetUrl });
      await turnOnAnalytics(page);
    }
    await fakeEmbeds(page, everybody);
    await fakeCaptcha(page);
    await page.goto(path);
    await waitForHydration(page);
    await doEverything(page);
    await tryDrawer(page);
    // A step inside the site keeps the document, and with it the policy.
    const [elsewhere, title] = path === "/contact" ? ["/", "Home"] : ["/contact", "Contact"];
    await page.evaluate((to) => window.___navigate(to), elsewhere);
    await expect(page).toHaveTitle(title);
    await scrollThrough(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(refused).toEqual([]);
  });
}

test.describe("what is not there, and what the policy refuses", () => {
  test.use({ allowedConsole: /status of 404|Content Security Policy/ });

  test("the not-found page breaks no rule either", async ({ page }) => {
    const refused = await watchPolicy(page);
    await page.goto("/no-such-page");
    await waitForHydration(page);
    await tryDrawer(page);
    expect(refused).toEqual([]);
  });

  test("a foreign script, an inline one, a style and a frame are refused, and this test would notice", async ({
    page,
  }) => {
    const refused = await watchPolicy(page);
    await turnOn(page, { reviewsWidgetUrl });
    const asked = await fakeEmbeds(page);
    await page.goto("/about");
    await page.evaluate(() => {
      const add = (name: string, fields: object) =>
        document.body.append(Object.assign(document.createElement(name), fields));
      add("script", { src: "https://evil.example/script.js" });
      add("script", { textContent: "window.isEvil = true" });
      add("style", { textContent: "body { display: none }" });
      add("iframe", { src: "https://evil.example/" });
    });
    await expect
      .poll(() => refused.map((what) => what.split(" ").slice(0, 2).join(" ")).sort())
      .toEqual([
        "frame-src https://evil.example",
        "script-src-elem https://evil.example/script.js",
        "script-src-elem inline",
        "style-src-elem inline",
      ]);
    expect(await page.evaluate(() => "isEvil" in window)).toBe(false);
    expect(asked.filter((request) => request.url().includes("evil"))).toEqual([]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

test.describe("the built pages", () => {
  const built = async () => (await findPages("public")).map((page) => readFileSync(page, "utf8"));
  const tags = (html: string) => html.match(/<[a-z][^>]*>/g) ?? [];

  test("share their few inline scripts", () => {
    // Not one for each page: a policy holds for whichever page a visitor goes on to.
    expect(security.needs.scripts.length).toBeLessThanOrEqual(4);
  });

  test("hold no style and no script in an attribute", async () => {
    const strays = (await built()).flatMap(tags).filter((tag) => /\s(style|on[a-z]+)="/.test(tag));
    expect(strays).toEqual([]);
  });

  test("say of each script of ours which content is meant", async () => {
    const scripts = (await built()).flatMap(tags).filter((tag) => /^<script[^>]* src="\//.test(tag));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((tag) => !/ integrity="sha384-[^"]{64}"/.test(tag))).toEqual([]);
  });

  test("fit the limits of static hosts", () => {
    const rules = readFileSync("public/_headers", "utf8").split("\n");
    expect(Math.max(...rules.map((line) => line.length))).toBeLessThanOrEqual(2000);
    expect(rules.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  });
});
