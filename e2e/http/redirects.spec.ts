import { readFileSync } from "node:fs";
import { redirects, siteUrl } from "../support/content";
import { expect, test, waitForHydration } from "../support/test";

for (const { from, to } of redirects) {
  test(`${from} is moved for good to ${to}`, async ({ request, page }) => {
    const answer = await request.get(`${from}?ref=old`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`${to}?ref=old`);

    await page.goto(`${from}?ref=old#place`);
    await expect(page).toHaveURL(`${to}?ref=old#place`);
  });

  test(`${from} leads to ${to} on a host that cannot redirect`, async ({ page }) => {
    await page.goto("/about");
    const entries = await page.evaluate(() => history.length);
    await page.route(`**${from}*`, (route) =>
      route.fulfill({ body: readFileSync(`public${from}/index.html`), contentType: "text/html" }),
    );
    await page.goto(`${from}?ref=old#place`);
    await expect(page).toHaveURL(`${to}?ref=old#place`);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test(`${from} leads to ${to} inside the site, with no entry of its own in the history`, async ({
    page,
  }) => {
    await page.goto("/resources");
    await waitForHydration(page);
    const entries = await page.evaluate(() => history.length);
    await page.evaluate((path) => window.___navigate(path), from);
    await expect(page).toHaveURL(to);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL("/resources");
  });
}

test("the page at an old address names its target without script", () => {
  for (const { from, to } of redirects) {
    const html = readFileSync(`public${from}/index.html`, "utf8");
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}${to}">`);
    expect(html).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`);
  }
});

test("the host's own rules name every redirect", () => {
  const rules = readFileSync("public/_redirects", "utf8");
  for (const { from, to } of redirects) expect(rules).toContain(`${from} ${to} 301\n`);
});
