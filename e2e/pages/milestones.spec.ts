import { builtPages } from "../support/built-pages";
import { smallPhone } from "../support/gestures";
import { printedPages } from "../support/print-to-pdf";
import { expect, test } from "../support/test";

const versions = builtPages.filter(({ original }) => original === "/milestones");

test.use(smallPhone);

test("there is a page of milestones in English and in Spanish", () => {
  expect(versions.map(({ path }) => path)).toEqual(["/milestones", "/es/desarrollo"]);
});

for (const { path, words } of versions)
  test(`${path} has every age folded, opens where a parent jumps to, and prints all`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.locator("details:not([open])")).toHaveCount(12);
    const months = words.milestones.months.replace("{count}", "18");
    await main.getByRole("link", { name: months, exact: true }).click();
    await expect(page.locator("#months-18")).toHaveAttribute("open", "");
    await expect(page.locator("#months-18 summary")).toBeInViewport();
    const ask = page.locator("#months-18 a[data-prefill]");
    await expect(ask).toHaveAttribute("data-prefill", new RegExp(months));
    const sheets = (await printedPages(page)).join(" ");
    const printed = await main.locator("label").allTextContents();
    expect(printed.length).toBeGreaterThan(100);
    for (const text of printed) expect(sheets).toContain(text);
  });
