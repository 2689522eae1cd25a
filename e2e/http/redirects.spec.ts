import { readFileSync } from "node:fs";
import { redirects, siteUrl } from "../support/content";
import { expect, test } from "../support/test";

test("a redirect keeps the hash", async ({ page }) => {
  const [{ from, to } = { from: "", to: "" }] = redirects;
  await page.goto(`${from}?ref=old#place`);
  await expect(page).toHaveURL(`${to}?ref=old#place`);
});

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

test("redirect pages work without JavaScript", () => {
  for (const { from, to } of redirects) {
    const html = readFileSync(`public${from}/index.html`, "utf8");
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}${to}">`);
    expect(html).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`);
  }
});
