import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { buildServiceWorker } from "../../src/gatsby/offline/build-service-worker";
import { formatAddress } from "../../src/shared/clinic/address";
import { formatHours } from "../../src/shared/clinic/hours";
import { violations } from "../support/axe";
import { clinic, pages } from "../support/content";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { deployHeading, type FlakyHost, startFlakyHost } from "../support/flaky-host";
import { expect, test, waitForHydration } from "../support/test";

// The browser logs requests that fail offline, such as images further down that are not cached.
test.use({ serviceWorkers: "allow", allowedConsole: /Failed to load resource/ });

const visited = "/resources";
const [unvisited = { path: "", title: "" }] = pages.filter(({ path }) => path.lastIndexOf("/") > 0);
let host: FlakyHost;

test.beforeEach(async ({ baseURL }) => {
  host = await startFlakyHost(baseURL ?? "");
});
test.afterEach(() => host.stop());

async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  host.isUnreachable = isOffline;
  await page.context().setOffline(isOffline);
}

/** Opens a page and waits until the service worker has cached it. */
async function openCached(page: Page, path: string): Promise<void> {
  await page.goto(host.address + path);
  await waitForHydration(page);
  await expect.poll(() => isCached(page, path)).toBe(true);
  await page.waitForLoadState("networkidle");
}

/** Whether the document, its page data, and every script and style that it has loaded so far are cached. */
function isCached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (path) => {
    const parts = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin) && /\.(js|css)$/.test(name));
    const data = `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
    const copies = await Promise.all([path, data, ...parts].map((url) => caches.match(url)));
    return copies.every((copy) => copy !== undefined);
  }, path);
}

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "You are offline" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a visited page works offline, and says that it is offline", async ({ page }) => {
  await openCached(page, visited);
  const words = (await heading(page).textContent()) ?? "";
  await expect(notice(page)).toHaveCount(0);
  await setOffline(page, true);
  await expect(notice(page)).toContainText(clinic.phones.main);

  await page.reload();
  await expect(heading(page)).toHaveText(words);
  await waitForHydration(page);
  await expect(notice(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await setOffline(page, false);
  await expect(notice(page)).toHaveCount(0);
});

test("a page reached by client-side navigation is cached as well", async ({ page }) => {
  await openCached(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Staff" }).click();
  await expect(page).toHaveTitle("Our Team");
  await expect.poll(() => isCached(page, "/our-team")).toBe(true);
  await setOffline(page, true);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle("Our Team");
});

for (const path of ["/", "/appointment", "/contact"]) {
  test(`${path} works offline, although another page was visited`, async ({ page }) => {
    await openCached(page, visited);
    await setOffline(page, true);
    await page.goto(host.address + path);
    await waitForHydration(page);
    await expect(heading(page)).not.toHaveText("You Are Offline");
    await expect(page.getByText(clinic.phones.main).filter({ visible: true }).first()).toBeVisible();
  });
}

test("precached pages stay, however many other pages are visited", async ({ page }) => {
  const pages = Array.from({ length: 70 }, (_, count) => `/visited-${count}`);
  const data = Array.from({ length: 130 }, (_, count) => `/page-data/visited-${count}/page-data.json`);
  for (const path of [...pages, ...data]) host.deployed.set(path, { type: "text/html", body: "Words" });
  await openCached(page, visited);
  await page.evaluate((paths) => navigator.serviceWorker.controller?.postMessage(paths), [...pages, ...data]);
  /** The number of entries in each limited cache, and how many of them are of these pages. */
  const counts = () =>
    page.evaluate(async () => {
      const copies = await Promise.all(
        ["pages", "fresh"].map(async (name) => (await caches.open(name)).keys()),
      );
      return copies.map((all) => [all.length, all.filter(({ url }) => url.includes("/visited-")).length]);
    });
  await expect.poll(counts).toEqual([
    [60, 60],
    [120, 120],
  ]);

  await setOffline(page, true);
  await page.goto(`${host.address}/contact`);
  await waitForHydration(page);
  await expect(page).toHaveTitle("Contact");
  await page.evaluate(() => window.___navigate("/appointment"));
  await expect(page).toHaveTitle("Appointment");
  await page.goto(`${host.address}/about/community-impact`);
  await expect(heading(page)).toHaveText("You Are Offline");
});

test("a new service worker deletes what is no longer precached", async ({ page }) => {
  await openCached(page, visited);
  await page.evaluate(async () => {
    await (await caches.open("kept")).put("/old-script.js", new Response(""));
  });
  const worker = await (await fetch(`${host.address}/sw.js`)).text();
  host.deployed.set("/sw.js", { type: "text/javascript", body: `${worker}\n// another` });
  await page.reload();
  const isStillCached = (path: string) =>
    page.evaluate(async (path) => Boolean(await caches.match(path)), path);
  await expect.poll(() => isStillCached("/old-script.js")).toBe(false);
  expect(await isStillCached("/offline.html")).toBe(true);
});

test("the calendar, opened once, opens again offline, with its styles", async ({ page }) => {
  await fakeCaptcha(page);
  await openCached(page, "/contact");
  await page.reload();
  await waitForHydration(page);
  const date = page.getByRole("textbox", { name: "Preferred date" });
  await date.click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect.poll(() => isCached(page, "/contact")).toBe(true);
  await setOffline(page, true);
  await page.reload();
  await waitForHydration(page);
  await date.click();
  await expect(page.getByRole("grid")).toBeVisible();
  // The calendar's style sheet, and that of the form's toasts.
  expect(await page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length)).toBe(2);
});

test("a page that was never visited is replaced by phone, address, hours and the cached pages", async ({
  page,
}) => {
  await openCached(page, visited);
  await setOffline(page, true);
  await page.goto(`${host.address}${unvisited.path}`);
  await expect(heading(page)).toHaveText("You Are Offline");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: clinic.phones.main })).toBeVisible();
  await expect(main).toContainText(formatAddress(clinic.address));
  await expect(main).toContainText(formatHours(clinic.hours));
  expect(await violations(page)).toEqual([]);
  await main.getByRole("link", { name: "first visit" }).click();
  await expect(page).toHaveTitle("Appointment");

  await setOffline(page, false);
  // The service worker notices that the network is back slightly later than the page.
  await expect(async () => {
    await page.goto(`${host.address}${unvisited.path}`);
    await expect(page).toHaveTitle(unvisited.title, { timeout: 1000 });
  }).toPass();
});

test("cached copies are not shown while the network works, neither on load nor on client-side navigation", async ({
  page,
}) => {
  await openCached(page, visited);
  const words = (await heading(page).textContent()) ?? "";
  await deployHeading(host, visited, words, "Deployed Once");
  await page.reload();
  await expect(heading(page)).toHaveText("Deployed Once");
  await waitForHydration(page);
  await expect(heading(page)).toHaveText("Deployed Once");

  await deployHeading(host, visited, "Deployed Once", "Deployed Again");
  await page.goto(`${host.address}/contact`);
  await waitForHydration(page);
  await page.evaluate((to) => window.___navigate(to), visited);
  await expect(heading(page)).toHaveText("Deployed Again");
  await page.waitForLoadState("networkidle");

  await setOffline(page, true);
  await page.reload();
  await expect(heading(page)).toHaveText("Deployed Again");
});

test("the server's response is shown, even if it is not the usual page", async ({ page }) => {
  await openCached(page, visited);
  host.deployed.set(visited, { type: "text/html", body: "<title>x</title><h1>We are moving house</h1>" });
  await page.reload();
  await expect(heading(page)).toHaveText("We are moving house");
});

test("a deployment can remove the service worker and its caches", async ({ page }, { outputDir }) => {
  await openCached(page, visited);
  process.env.GATSBY_OFFLINE = "off";
  await buildServiceWorker(outputDir);
  delete process.env.GATSBY_OFFLINE;
  const body = readFileSync(`${outputDir}/sw.js`, "utf8");
  host.deployed.set("/sw.js", { type: "text/javascript", body });
  await page.reload();
  const remaining = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(remaining).toEqual([]);
});

test("nothing is cached for visitors who save data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(host.address + visited);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("PDFs, form requests, /healthz and other sites are not cached", async ({ page }) => {
  await openCached(page, "/contact");
  await page.evaluate(async () => {
    await fetch("/healthz");
    await fetch("/documents/privacy-practices.pdf");
    await fetch("/send-email.php", { method: "POST", body: "{}" }).catch(() => undefined);
  });
  const cachedUrls = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(cachedUrls.length).toBeGreaterThan(10);
  expect(cachedUrls.filter((url) => !url.startsWith(`${host.address}/`))).toEqual([]);
  expect(cachedUrls.filter((url) => /healthz|\.pdf|\.php|sw\.js/.test(url))).toEqual([]);
});
