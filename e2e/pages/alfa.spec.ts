import type { Page } from "@playwright/test";
import { Audit } from "@siteimprove/alfa-act";
import { Native as DeviceCopy } from "@siteimprove/alfa-device/native";
import { Native as DocumentCopy } from "@siteimprove/alfa-dom/native";
import rules from "@siteimprove/alfa-rules";
import { Conformance, Criterion } from "@siteimprove/alfa-wcag";
import { Page as PageCopy } from "@siteimprove/alfa-web";
import { builtPages, isEnglish, pagesOfEveryKind } from "../support/built-pages";
import { expect, test } from "../support/test";

const inOtherLanguages = builtPages.filter((page) => !isEnglish(page) && page.original === "/");

type CopyParts = Parameters<typeof PageCopy.from>[0];
/** Runs in the page, and copies it. */
const copyDocument = DocumentCopy.fromNode as () => Promise<CopyParts["document"]>;
const isRequired = Conformance.isAA();
const required = [...rules].filter((rule) =>
  rule.hasRequirement((each) => Criterion.isCriterion(each) && isRequired(each)),
);

/**
 * Runs the rules of Alfa for WCAG 2.2, levels A and AA, on a copy of a page. It has rules that axe has not, such as for clipped text.
 * @returns the rules that fail, each with the element
 */
async function alfaViolations(page: Page): Promise<string[]> {
  const url = page.url();
  const copied = PageCopy.from({
    request: { method: "GET", url, headers: [], body: "" },
    response: { url, status: 200, headers: [], body: "" },
    document: await page.evaluate(copyDocument),
    device: await page.evaluate(DeviceCopy.fromWindow as () => CopyParts["device"]),
  }).getUnsafe();
  const outcomes = await Audit.of(copied, required).evaluate();
  return [...outcomes]
    .filter(({ outcome }) => outcome === "failed")
    .map(({ rule, target }) => `${rule.uri}: ${target}`.replace(/\s+/g, " ").slice(0, 300));
}

for (const { path } of [...pagesOfEveryKind, ...inOtherLanguages])
  test(`Alfa finds nothing on ${path}, with everything unfolded`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await page.locator("details").evaluateAll((all) => {
      for (const details of all) details.setAttribute("open", "");
    });
    expect(await alfaViolations(page)).toEqual([]);
  });

test("Alfa finds too little contrast", async ({ page }) => {
  await page.route("**/about", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="en"><title>A</title><main style="color: #bbb"><h1>A</h1></main>',
    }),
  );
  await page.goto("/about", { waitUntil: "load" });
  expect(await alfaViolations(page)).not.toEqual([]);
});
