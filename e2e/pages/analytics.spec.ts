import type { Page } from "@playwright/test";
import { pages } from "../support/content";
import { fakeEmbeds, mapsApiKey, reviewsWidgetUrl, turnOn, turnOnAnalytics } from "../support/embeds";
import { expect, test, waitForHydration } from "../support/test";

const tag = "https://www.googletagmanager.com/gtag/js";

interface View {
  page_path: string;
  page_title: string;
}

/** What was handed to the tag under a name, in order. */
async function events<Fields = View>(page: Page, name: string): Promise<Fields[]> {
  const all = await page.evaluate(() =>
    ((window as never as { dataLayer?: IArguments[] }).dataLayer ?? []).map((one) => Array.from(one)),
  );
  return all
    .filter(([command, event]) => command === "event" && event === name)
    .map(([, , fields]) => fields);
}

async function visit(page: Page, path: string) {
  await turnOnAnalytics(page);
  const asked = await fakeEmbeds(page);
  await page.goto(path);
  await waitForHydration(page);
  return asked;
}

const seen = async (page: Page) =>
  (await events(page, "page_view")).map(({ page_path, page_title }) => [page_path, page_title]);

test("each view is reported once, with path, query and that page's own title", async ({ page }) => {
  await visit(page, "/about?from=card#main");
  const expected = [["/about?from=card", "About Us"]];
  await expect.poll(() => seen(page)).toEqual(expected);

  const menu = page.getByRole("banner").getByRole("navigation");
  await menu.getByRole("link", { name: "Contact" }).click();
  expected.push(["/contact", "Contact"]);
  await expect.poll(() => seen(page)).toEqual(expected);

  // A step within the page is no view.
  await page.evaluate(() => {
    window.location.hash = "main";
  });
  await menu.getByRole("link", { name: "Our Team" }).click();
  expected.push(["/our-team", "Our Team"]);
  await expect.poll(() => seen(page)).toEqual(expected);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle("Contact");
  await page.goBack();
  await expect(page).toHaveTitle("About Us");
  expected.push(["/contact", "Contact"], ["/about?from=card", "About Us"]);
  await expect.poll(() => seen(page)).toEqual(expected);
});

test("the tag comes once the page has loaded, and speeds are reported to it", async ({ page }) => {
  const asked = await visit(page, "/");
  await expect.poll(() => asked.map((request) => request.url())).toEqual([`${tag}?id=G-TEST`]);
  expect(
    await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON().loadEventStart),
  ).toBeGreaterThan(0);
  await expect.poll(() => events(page, "TTFB")).toHaveLength(1);
});

test("nothing that a visitor types is reported", async ({ page }) => {
  await visit(page, "/contact");
  const secret = "Kestrel";
  for (const box of await page.getByRole("main").getByRole("textbox").all()) {
    if (await box.isEditable()) await box.fill(secret);
  }
  await page.getByRole("banner").getByRole("link", { name: "Guidepost Pediatric" }).click();
  await expect.poll(() => seen(page)).toHaveLength(2);
  const handed = await page.evaluate(() =>
    JSON.stringify((window as never as { dataLayer: IArguments[] }).dataLayer),
  );
  expect(handed).not.toContain(secret);
});

for (const [name, wish] of [
  ["Do Not Track", `Object.defineProperty(navigator, "doNotTrack", { value: "1" })`],
  ["Global Privacy Control", `Object.defineProperty(navigator, "globalPrivacyControl", { value: true })`],
] as const) {
  test(`${name} silences it`, async ({ page }) => {
    await page.addInitScript(wish);
    const asked = await visit(page, "/");
    await page.getByRole("banner").getByRole("navigation").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveTitle("Contact");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    expect(await seen(page)).toEqual([]);
  });
}

test.describe("when the tag is blocked", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("the site goes on without a word", async ({ page }) => {
    await turnOnAnalytics(page);
    const asked = await fakeEmbeds(page, { [tag]: null });
    await page.goto("/");
    await expect.poll(() => asked.length).toBe(1);
    await page.getByRole("banner").getByRole("navigation").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveTitle("Contact");
  });
});

test("without an id no page holds anything of analytics", async ({ request }) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/googletagmanager|dataLayer|preconnect|dns-prefetch/);
  }
});

for (const { path } of pages) {
  test(`${path} asks no third party before the visitor scrolls or touches; analytics comes after load`, async ({
    page,
  }) => {
    await turnOn(page, { mapsApiKey, reviewsWidgetUrl });
    await turnOnAnalytics(page);
    const asked = await fakeEmbeds(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(asked).toEqual([]);
    await waitForHydration(page);
    await expect.poll(() => asked.map((request) => request.url())).toEqual([`${tag}?id=G-TEST`]);
    await page.waitForLoadState("networkidle");
    expect(asked).toHaveLength(1);
  });
}
