import type { Page } from "@playwright/test";
import { formatAddress } from "../../src/shared/clinic/contact";
import { formatHours } from "../../src/shared/clinic/hours";
import { precachedPages } from "../../src/shared/site/main-pages";
import { dates } from "../../src/words/en/dates";
import { offlinePage } from "../../src/words/en/sections";
import { violations } from "../support/axe";
import { clinic, pages } from "../support/content";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { deployHeading } from "../support/flaky-host";
import { expect, hydrate, test } from "../support/test";
import { heading, isCached, setUpHost, visited } from "./offline";

const { host, setOffline, openCached } = setUpHost();

const [unvisited = { path: "", title: "" }] = pages.filter(({ path }) => path.lastIndexOf("/") > 0);
const notice = (page: Page) => page.getByText(/^Our website can't be reached right now\. You see the copy/);

test("a visited page works offline, and says that it is a copy", async ({ page }) => {
  await openCached(page, visited);
  const words = (await heading(page).textContent()) ?? "";
  await expect(notice(page)).toBeHidden();
  await setOffline(page, true);
  await expect(notice(page)).toContainText(clinic.phones.main);

  await page.reload();
  await expect(heading(page)).toHaveText(words);
  await hydrate(page);
  await expect(notice(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await setOffline(page, false);
  await expect(notice(page)).toBeHidden();
});

for (const path of precachedPages.map((each) => each.path)) {
  test(`${path} works offline, although another page was visited`, async ({ page }) => {
    await openCached(page, visited);
    await setOffline(page, true);
    await page.goto(host().address + path);
    await expect(heading(page)).not.toHaveText("You Are Offline");
    await expect(page.getByText(clinic.phones.main).filter({ visible: true }).first()).toBeVisible();
  });
}

test("on a dead signal, what is stored is shown, and what comes later is stored", async ({
  page,
  context,
}) => {
  const files = ["/documents/privacy-practices.pdf", "/closures.ics"];
  await openCached(page, visited);
  const reader = await context.newPage();
  await reader.goto(`${host().address}/offline.html`);
  const sizes = () =>
    reader.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await (await fetch(path)).blob()).size)),
      files,
    );
  const sizesBefore = await sizes();
  const words = (await heading(page).textContent()) ?? "";
  await deployHeading(host(), visited, words, "Deployed Meanwhile");

  const stopsMidway = await context.newPage();
  host().hold(({ url }) => url === "/contact", "middle");
  const release = host().hold(() => true);
  const [sizesMeanwhile] = await Promise.all([
    sizes(),
    page.reload({ waitUntil: "domcontentloaded" }),
    stopsMidway.goto(`${host().address}/contact`, { waitUntil: "domcontentloaded" }),
  ]);
  expect(sizesMeanwhile).toEqual(sizesBefore);
  await expect(heading(page)).toHaveText(words);
  await expect(notice(page)).toContainText(clinic.phones.main);
  await expect(stopsMidway).toHaveTitle("Contact");
  await expect(stopsMidway.getByRole("contentinfo")).toBeVisible();
  await expect(notice(stopsMidway)).toBeVisible();

  release();
  const stored = () => page.evaluate(async (path) => (await caches.match(path))?.text(), visited);
  await expect.poll(stored).toContain("Deployed Meanwhile");
  await page.reload();
  await expect(heading(page)).toHaveText("Deployed Meanwhile");
  await expect(notice(page)).toBeHidden();
});

test("where the host says that it is down, what is stored is shown", async ({ page }) => {
  await openCached(page, visited);
  const words = (await heading(page).textContent()) ?? "";
  host().isDown = true;
  await page.reload();
  await expect(heading(page)).toHaveText(words);
  await expect(notice(page)).toContainText(clinic.phones.main);

  host().isDown = false;
  await page.reload();
  await expect(heading(page)).toHaveText(words);
  await expect(notice(page)).toBeHidden();
});

test("where nothing answers and nothing is stored, a page has phone and hours", async ({ page }) => {
  await openCached(page, visited);
  host().hold(() => true);
  await page.goto(`${host().address}${unvisited.path}`, { waitUntil: "domcontentloaded" });
  await expect(heading(page)).toHaveText("You Are Offline");
});

test("the calendar, opened once, opens again offline", async ({ page }) => {
  await fakeCaptcha(page);
  await openCached(page, "/contact");
  await page.reload();
  await hydrate(page);
  const date = page.getByRole("textbox", { name: "Preferred date" });
  await date.click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect.poll(() => isCached(page, "/contact")).toBe(true);
  await setOffline(page, true);
  await page.reload();
  await hydrate(page);
  await date.click();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("a search that did not load says so, loads with a signal, and answers offline", async ({ page }) => {
  const field = page.getByRole("searchbox");
  const search = page.getByRole("search");
  const answer = search.getByRole("link", { name: "Walks on toes" });
  await openCached(page, "/services");
  await setOffline(page, true);
  await field.pressSequentially("walks on", { delay: 60 });
  await expect(search.getByRole("status")).toContainText("did not load");
  await setOffline(page, false);
  await field.pressSequentially(" his toes", { delay: 60 });
  await expect(answer).toBeVisible();
  await setOffline(page, true);
  await page.reload();
  await field.pressSequentially("toe walking", { delay: 60 });
  await expect(answer).toBeVisible();
});

test("a script that was on its way when the service worker started is cached as well", async ({ page }) => {
  await fakeCaptcha(page);
  const startWorker = host().hold(({ url }) => url === "/sw.js");
  await page.goto(`${host().address}/contact`);
  await hydrate(page);
  // Only those of the page: what the service worker itself requests has another destination.
  const deliverScripts = host().hold(({ headers }) => headers["sec-fetch-dest"] === "script");
  await page.getByRole("textbox", { name: "Preferred date" }).click();
  startWorker();
  await expect.poll(() => isCached(page, "/contact")).toBe(true);
  deliverScripts();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect.poll(() => isCached(page, "/contact")).toBe(true);
});

test("a page that was never visited is replaced by phone, hours and cached pages", async ({ page }) => {
  await openCached(page, visited);
  await setOffline(page, true);
  await page.goto(`${host().address}${unvisited.path}`);
  await expect(heading(page)).toHaveText("You Are Offline");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: clinic.phones.main })).toBeVisible();
  await expect(main).toContainText(formatAddress(clinic.address));
  await expect(main).toContainText(formatHours(clinic.hours, dates));
  expect(await violations(page)).toEqual([]);
  await main.getByRole("link", { name: offlinePage.firstVisit }).click();
  await expect(page).toHaveTitle("First Visit");

  await setOffline(page, false);
  // The service worker notices that the network is back slightly later than the page.
  await expect(async () => {
    await page.goto(`${host().address}${unvisited.path}`);
    await expect(page).toHaveTitle(unvisited.title, { timeout: 1000 });
  }).toPass();
});
