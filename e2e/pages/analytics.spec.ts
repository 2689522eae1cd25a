import type { Page } from "@playwright/test";
import { fakeEmbeds, turnOnAnalytics } from "../support/embeds";
import { pageFiles } from "../support/html-files";
import { expect, hydrate, test } from "../support/test";

const tag = "https://www.googletagmanager.com/gtag/js";

interface View {
  page_path: string;
  page_title: string;
}

/** The fields of the gtag events with this name, in order. */
async function events<Fields = View>(page: Page, name: string): Promise<Fields[]> {
  const all = await page.evaluate(() =>
    ((window as never as { dataLayer?: IArguments[] }).dataLayer ?? []).map((one) => Array.from(one)),
  );
  return all
    .filter(([command, event]) => command === "event" && event === name)
    .map(([, , fields]) => fields);
}

async function openPage(page: Page, path: string) {
  await turnOnAnalytics(page);
  const requests = await fakeEmbeds(page);
  await page.goto(path);
  await hydrate(page);
  return requests;
}

const reportedViews = async (page: Page) =>
  (await events(page, "page_view")).map(({ page_path, page_title }) => [page_path, page_title]);

test("each page view is reported once, with its path, query and title", async ({ page }) => {
  await openPage(page, "/about?from=card#main");
  await expect.poll(() => reportedViews(page)).toEqual([["/about?from=card", "About Us"]]);
  // An anchor on the same page is not a page view.
  await page.evaluate(() => {
    window.location.hash = "footer";
  });
  expect(await reportedViews(page)).toHaveLength(1);

  // Not by a link: a document that the browser loads in advance is not one that this test turned analytics on in.
  await page.goto("/contact");
  await expect.poll(() => reportedViews(page)).toEqual([["/contact", "Contact"]]);
  await page.goBack();
  await expect(page).toHaveTitle("About Us");
  await expect.poll(() => reportedViews(page)).toEqual([["/about?from=card", "About Us"]]);
});

test("the tag loads after the load event, and web vitals are reported", async ({ page }) => {
  const requests = await openPage(page, "/");
  await expect.poll(() => requests.map((request) => request.url())).toEqual([`${tag}?id=G-TEST`]);
  expect(
    await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON().loadEventStart),
  ).toBeGreaterThan(0);
  await expect.poll(() => events(page, "TTFB")).toHaveLength(1);
});

test("a page that is shown again is reported again, without what a visitor types", async ({ page }) => {
  await openPage(page, "/contact");
  const secret = "Kestrel";
  for (const box of await page.getByRole("main").getByRole("textbox").all()) {
    if (await box.isEditable()) await box.fill(secret);
  }
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(() => reportedViews(page)).toHaveLength(2);
  const reported = await page.evaluate(() =>
    JSON.stringify((window as never as { dataLayer: IArguments[] }).dataLayer),
  );
  expect(reported).not.toContain(secret);
});

for (const [name, script] of [
  ["Do Not Track", `Object.defineProperty(navigator, "doNotTrack", { value: "1" })`],
  ["Global Privacy Control", `Object.defineProperty(navigator, "globalPrivacyControl", { value: true })`],
] as const) {
  test(`${name} turns it off`, async ({ page }) => {
    await page.addInitScript(script);
    const requests = await openPage(page, "/");
    await page.getByRole("banner").getByRole("navigation").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveTitle("Contact");
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual([]);
    expect(await reportedViews(page)).toEqual([]);
  });
}

test("without a measurement id no page contains analytics code", () => {
  const code = /googletagmanager|dataLayer|preconnect|dns-prefetch/;
  expect(pageFiles.filter(({ html }) => code.test(html)).map(({ file }) => file)).toEqual([]);
});
