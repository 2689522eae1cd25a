import { readFileSync } from "node:fs";
import type { Notices } from "../../src/content/notices";
import { asShown } from "../support/content";
import { printedPages } from "../support/print-to-pdf";
import { expect, test } from "../support/test";

const { languages }: Notices = JSON.parse(readFileSync("data/notices.json", "utf8"));
const path = "/language-help";

/** The text of a page without spaces, since a PDF has other spaces than the source in some scripts. */
const withoutSpaces = (text: string) => text.replace(/\s/g, "");

test("every footer links to the language help", async ({ page }) => {
  for (const start of ["/", "/services/telehealth"]) {
    await page.goto(start);
    await page.getByRole("contentinfo").getByRole("link", { name: "Language help" }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: "Help in Your Language" })).toBeVisible();
  }
});

test("the notices use the device's fonts, and request none", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const family = await page.locator('p[lang="ko"]').evaluate((notice) => getComputedStyle(notice).fontFamily);
  expect(family).toBe("sans-serif");
  expect(fonts.length).toBeLessThanOrEqual(3);
});

test("the whole page prints, in every language with Latin letters", async ({ page }) => {
  await page.goto(path);
  const printed = withoutSpaces((await printedPages(page)).join(" "));
  for (const { lang, text } of languages) {
    // The PDF of a machine without a font for a script has no text in it.
    const isLatin = new Intl.Locale(lang).maximize().script === "Latn";
    if (text && isLatin) expect(printed, lang).toContain(withoutSpaces(asShown(text)));
  }
  for (const words of [
    "How to complain",
    "1-800-368-1019",
    "Dial 711",
    "Discrimination is against the law",
  ]) {
    expect(printed).toContain(withoutSpaces(words));
  }
});

test("from How to Pay and from the insurers, families find the Good Faith Estimate and how to dispute a bill", async ({
  page,
}) => {
  for (const [start, section] of [
    ["/appointment", "How to Pay"],
    ["/", "Insurance we accept"],
  ] as const) {
    await page.goto(start);
    await page
      .getByRole("region", { name: section })
      .getByRole("link", { name: "Good Faith Estimate" })
      .click();
    await expect(page).toHaveURL("/good-faith-estimate");
    await expect(page.getByRole("heading", { level: 1, name: "Good Faith Estimate" })).toBeVisible();
  }
  const printed = (await printedPages(page)).join(" ");
  for (const words of ["at least $400 more", "120 calendar days", "1-800-985-3059", "3 business days"]) {
    expect(printed).toContain(words);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the notice says how to dispute a bill", async ({ page }) => {
    await page.goto("/good-faith-estimate");
    await expect(page.getByRole("region", { name: "If the bill is too high" })).toContainText(
      "1-800-985-3059",
    );
  });
});
