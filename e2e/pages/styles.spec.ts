import { fakeCaptcha } from "../support/fakes/recaptcha";
import { expect, hydrate, test } from "../support/test";

test("a lazy-loaded part appears once its styles have loaded", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.css", async (route) => {
    await released;
    await route.continue();
  });
  await fakeCaptcha(page);
  await page.goto("/contact");
  await hydrate(page);
  const sheet = page.waitForRequest("**/*.css");
  const script = page.waitForResponse("**/*.js");
  await page.getByRole("textbox", { name: "Preferred date" }).click();
  await Promise.all([sheet, script]);
  await expect(page.getByRole("dialog", { name: "Choose a date" })).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(0);
  release();
  await expect(page.getByRole("grid")).toBeVisible();
  const day = page.getByRole("gridcell").getByRole("button").first();
  await expect(day).toHaveCSS("inline-size", /px$/);
});

test.describe("styles that fail to load", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("are retried with their part", async ({ page }) => {
    await page.route("**/*.css", (route) => route.abort());
    await fakeCaptcha(page);
    await page.goto("/contact");
    await hydrate(page);
    await page.getByRole("textbox", { name: "Preferred date" }).click();
    const retry = page.getByRole("button", { name: "Load it again" });
    await expect(retry).toBeVisible();
    await page.unroute("**/*.css");
    await retry.click();
    await expect(page.getByRole("grid")).toBeVisible();
  });
});
