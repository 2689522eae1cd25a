import { readFileSync } from "node:fs";
import { redirects } from "../support/content";
import { expect, test } from "../support/test";

test("every redirect page leads on by itself on a host without redirects", async ({ page }) => {
  await page.goto("/about");
  for (const { from, to } of redirects) {
    const entries = await page.evaluate(() => history.length);
    await page.route(`**${from}*`, (route) =>
      route.fulfill({ body: readFileSync(`public${from}/index.html`), contentType: "text/html" }),
    );
    await page.goto(`${from}?ref=old#place`);
    await expect(page).toHaveURL(`${to}?ref=old#place`);
    expect(await page.evaluate(() => history.length), from).toBe(entries + 1);
  }
});
