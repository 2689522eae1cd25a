import { readFileSync } from "node:fs";
import { redirects, siteUrl } from "../support/content";
import { expect, test } from "../support/test";

test("every old path redirects permanently, with its query", async ({ request }) => {
  for (const { from, to } of redirects) {
    const response = await request.get(`${from}?ref=old`, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers().location], from).toEqual([301, `${to}?ref=old`]);
  }
});

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

test("the host's _redirects file has every redirect", () => {
  const rules = readFileSync("public/_redirects", "utf8");
  for (const { from, to } of redirects) expect(rules).toContain(`${from} ${to} 301\n`);
});
