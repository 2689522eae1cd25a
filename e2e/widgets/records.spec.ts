import { violations } from "../support/axe";
import { blocksOf, documents } from "../support/content";
import { smallPhone } from "../support/gestures";
import { printedPages } from "../support/print-to-pdf";
import { expect, test } from "../support/test";

const found = blocksOf("rights-list").find(({ block }) => block.documents);
if (!found) throw new Error("No page has a rights-list with documents.");
const { path, block } = found;
const { heading, points } = block;
const files = documents.filter(({ id }) => block.documents?.includes(id)).map(({ file }) => file);

test("the link among the forms leads to the points, and axe finds no violations", async ({ page: tab }) => {
  await tab.goto("/resources/forms");
  await tab.getByRole("main").getByRole("link", { name: "Ask for it here" }).click();
  await expect(tab).toHaveURL(path);
  await expect(tab.getByRole("heading", { name: heading })).toBeVisible();
  expect(await violations(tab)).toEqual([]);
});

test("prints with every point", async ({ page: tab }) => {
  await tab.goto(path);
  const printed = (await printedPages(tab)).join(" ");
  for (const { title, source } of points) {
    expect(printed).toContain(title);
    expect(printed).toContain(source.label);
  }
});

test.describe("without JavaScript, on a phone", () => {
  test.use({ ...smallPhone, javaScriptEnabled: false });

  test("the points and the PDF are there, and nothing is wider than the screen", async ({ page: tab }) => {
    await tab.goto(path);
    const region = tab.getByRole("region", { name: heading });
    for (const { title } of points) await expect(region.getByRole("heading", { name: title })).toBeVisible();
    for (const file of files) await expect(region.locator(`a[href="${file}"]`)).toBeVisible();
    const { width = 0 } = (await region.boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(smallPhone.viewport.width);
  });
});
