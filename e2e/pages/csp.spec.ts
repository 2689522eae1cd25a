import { readFileSync } from "node:fs";
import {
  fakeEmbeds,
  mapsApiKey,
  reviewsWidgetUrl,
  security,
  turnOn,
  turnOnAnalytics,
} from "../support/embeds";
import { mapAnswers } from "../support/fakes/google-maps";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { htmlFiles } from "../support/html-files";
import { scrollThrough } from "../support/in-page";
import { collectViolations } from "../support/page-visit";
import { expect, hydrate, test } from "../support/test";
import { tryControls } from "../support/try-controls";

const thirdPartyResponses = {
  ...mapAnswers,
  [reviewsWidgetUrl]: `document.currentScript.after("Five stars from the widget");`,
};

/** A page with the map, one with reviews and a video, one with the slider, and one with none of them. */
const paths = ["/contact", "/about", "/", "/resources/forms"];
for (const path of paths) {
  test(`${path} complies with the policy with all third parties`, async ({ page }) => {
    const violations = await collectViolations(page);
    await turnOn(page, { mapsApiKey, reviewsWidgetUrl });
    await turnOnAnalytics(page);
    await fakeEmbeds(page, thirdPartyResponses);
    await fakeCaptcha(page);
    await page.goto(path);
    await hydrate(page);
    await scrollThrough(page);
    await tryControls(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(violations).toEqual([]);
  });
}

test.describe("violations of the policy", () => {
  test.use({ allowedConsole: /Content Security Policy/ });

  test("foreign scripts, inline scripts, styles and frames are blocked and detected", async ({ page }) => {
    const violations = await collectViolations(page);
    await turnOn(page, { reviewsWidgetUrl });
    const requests = await fakeEmbeds(page);
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
      .poll(() => violations.map((violation) => violation.split(" ").slice(0, 2).join(" ")).sort())
      .toEqual([
        "frame-src https://evil.example",
        "script-src-elem https://evil.example/script.js",
        "script-src-elem inline",
        "style-src-elem inline",
      ]);
    expect(await page.evaluate(() => "isEvil" in window)).toBe(false);
    expect(requests.filter((request) => request.url().includes("evil"))).toEqual([]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

test.describe("the built pages", () => {
  const tags = htmlFiles.flatMap(({ html }) => html.match(/<[a-z][^>]*>/g) ?? []);

  // The policy itself is in content-security-policy.test.ts.
  test("come with the other headers that keep their data from other sites", () => {
    expect(security.headers).toMatchObject({
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
    });
  });

  test("share a few inline scripts", () => {
    // One policy covers all pages, so scripts must not differ by page.
    expect(security.needs.scripts.length).toBeLessThanOrEqual(4);
  });

  test("have no style attributes and no inline event handlers", () => {
    expect(tags.filter((tag) => /\s(style|on[a-z]+)="/.test(tag))).toEqual([]);
  });

  test("have an integrity attribute on each of our scripts", () => {
    const scripts = tags.filter((tag) => /^<script[^>]* src="\//.test(tag));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((tag) => !/ integrity="sha384-[^"]{64}"/.test(tag))).toEqual([]);
  });

  test("fit the limits of static hosts", () => {
    const rules = readFileSync("public/_headers", "utf8").split("\n");
    expect(Math.max(...rules.map((line) => line.length))).toBeLessThanOrEqual(2000);
    expect(rules.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  });
});
