import { readFileSync } from "node:fs";
import { redirects, siteUrl } from "../support/content";
import { expect, test } from "../support/test";

test("every redirect page leads on by itself on a plain host, also without scripts", async ({ page }) => {
  await page.goto("/about");
  for (const { from, to } of redirects) {
    const html = readFileSync(`public${from}/index.html`, "utf8");
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}${to}">`);
    expect(html).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`);
    const entries = await page.evaluate(() => history.length);
    await page.route(`**${from}*`, (route) => route.fulfill({ body: html, contentType: "text/html" }));
    await page.goto(`${from}?ref=old#place`);
    await expect(page).toHaveURL(`${to}?ref=old#place`);
    expect(await page.evaluate(() => history.length), from).toBe(entries + 1);
  }
});
