import { heading, setUpHost } from "../outages/offline";
import { clinic } from "../support/content";
import { expect, test } from "../support/test";
import { herPhone, inSpanish, isLive, pathOf, words } from "./spanish";

const { host, setOffline, openCached } = setUpHost();
test.skip(!isLive, "Spanish is not live.");
test.use(herPhone);

test("without a signal, she reads the pages she has seen, and how to call", async ({ page }) => {
  const { step } = test;
  await openCached(page, pathOf("contact"));
  await setOffline(page, true);
  await step("a page that she has seen", async () => {
    const title = await heading(page).textContent();
    await page.reload();
    await expect(heading(page)).toHaveText(title ?? "");
    await expect(page.getByText(words.layout.offline.split("{phone}")[0] ?? "")).toBeVisible();
  });
  await step("what to expect at a first visit, which every phone keeps", async () => {
    await page.goto(host().address + pathOf("appointment"));
    await expect(
      page.getByRole("heading", { name: inSpanish("What to expect before your evaluation") }).first(),
    ).toBeVisible();
  });
  await step("a page that she has not seen", async () => {
    await page.goto(host().address + pathOf("telehealth"));
    await expect(heading(page)).toHaveText(words.offlinePage.title);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: clinic.phones.main })).toBeVisible();
    await main.getByRole("link", { name: words.offlinePage.contact }).tap();
    await expect(page).toHaveURL(new RegExp(`${pathOf("contact")}$`));
  });
});
