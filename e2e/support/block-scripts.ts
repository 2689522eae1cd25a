import type { Page } from "@playwright/test";

/** Holds back the site's scripts. @returns lets them load */
export async function blockScripts(page: Page): Promise<() => void> {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route("http://127.0.0.1:*/*.js", async (route) => {
    await started;
    await route.continue();
  });
  return start;
}
