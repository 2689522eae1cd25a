import { readFileSync } from "node:fs";
import { buildServiceWorker } from "../../src/gatsby/offline/build-service-worker";
import { deployHeading } from "../support/flaky-host";
import { expect, hydrate, test } from "../support/test";
import { heading, setUpHost, visited } from "./offline";

const { host, setOffline, openCached } = setUpHost();

test("precached pages stay, however many other pages are visited", async ({ page }) => {
  const pages = Array.from({ length: 70 }, (_, count) => `/visited-${count}`);
  const data = Array.from({ length: 130 }, (_, count) => `/page-data/visited-${count}/page-data.json`);
  for (const path of [...pages, ...data]) host().deployed.set(path, { type: "text/html", body: "Words" });
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
  // Two hundred requests and as many writes: only the time of the whole test is a limit.
  await expect.poll(counts, { timeout: 0 }).toEqual([
    [60, 60],
    [120, 120],
  ]);

  await setOffline(page, true);
  await page.goto(`${host().address}/contact`);
  await expect(page).toHaveTitle("Contact");
  await page.goto(`${host().address}/appointment`);
  await expect(page).toHaveTitle("Appointment");
  await page.goto(`${host().address}/about/community-impact`);
  await expect(heading(page)).toHaveText("You Are Offline");
});

test("a new service worker deletes what is no longer precached", async ({ page }) => {
  await openCached(page, visited);
  await page.evaluate(async () => {
    await (await caches.open("kept")).put("/old-script.js", new Response(""));
  });
  const worker = await (await fetch(`${host().address}/sw.js`)).text();
  host().deployed.set("/sw.js", { type: "text/javascript", body: `${worker}\n// another` });
  await page.reload();
  const isStillCached = (path: string) =>
    page.evaluate(async (path) => Boolean(await caches.match(path)), path);
  await expect.poll(() => isStillCached("/old-script.js")).toBe(false);
  expect(await isStillCached("/offline.html")).toBe(true);
});

test("cached copies are not shown while the network works", async ({ page }) => {
  await openCached(page, visited);
  const words = (await heading(page).textContent()) ?? "";
  await deployHeading(host(), visited, words, "Deployed Once");
  await page.reload();
  await expect(heading(page)).toHaveText("Deployed Once");
  await hydrate(page);
  await expect(heading(page)).toHaveText("Deployed Once");

  await deployHeading(host(), visited, "Deployed Once", "Deployed Again");
  await page.goto(`${host().address}/contact`);
  await page.goto(host().address + visited);
  await expect(heading(page)).toHaveText("Deployed Again");
  await page.waitForLoadState("networkidle");

  await setOffline(page, true);
  await page.reload();
  await expect(heading(page)).toHaveText("Deployed Again");
});

test("the server's response is shown, even if it is not the usual page", async ({ page }) => {
  await openCached(page, visited);
  host().deployed.set(visited, { type: "text/html", body: "<title>x</title><h1>We are moving house</h1>" });
  await page.reload();
  await expect(heading(page)).toHaveText("We are moving house");
});

test("a deployment can remove the service worker and its caches", async ({ page }, { outputDir }) => {
  await openCached(page, visited);
  process.env.GATSBY_OFFLINE = "off";
  await buildServiceWorker(outputDir);
  delete process.env.GATSBY_OFFLINE;
  const body = readFileSync(`${outputDir}/sw.js`, "utf8");
  host().deployed.set("/sw.js", { type: "text/javascript", body });
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
  await page.goto(host().address + visited);
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("form requests, /healthz and other sites are not cached", async ({ page }) => {
  await openCached(page, "/contact");
  await page.evaluate(async () => {
    await fetch("/healthz");
    await fetch("/send-email.php", { method: "POST", body: "{}" }).catch(() => undefined);
  });
  const cachedUrls = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(cachedUrls.length).toBeGreaterThan(10);
  expect(cachedUrls.filter((url) => !url.startsWith(`${host().address}/`))).toEqual([]);
  expect(cachedUrls.filter((url) => /healthz|\.php|sw\.js/.test(url))).toEqual([]);
});
