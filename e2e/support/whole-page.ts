import type { Page } from "@playwright/test";
import { telephoneLink } from "../../src/shared/clinic/contact";
import { clinic } from "./content";
import { expect } from "./test";

/** Fails unless the page shows its heading, a phone link, and every link of the server-rendered HTML. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('footer a[href^="tel:"]').first()).toBeVisible();
  await expect.poll(() => missingLinks(page)).toEqual([]);
}

/** The links of the server-rendered HTML that the page lacks. Video links are excluded: JavaScript makes them buttons. */
async function missingLinks(page: Page): Promise<(string | null)[]> {
  const html = await (await page.request.get(new URL(page.url()).pathname)).text();
  return page.evaluate((sent) => {
    const hrefs = (root: ParentNode) =>
      [...root.querySelectorAll("a:not([aria-label*='Play the video'])")].map((a) => a.getAttribute("href"));
    const here = new Set(hrefs(document));
    return hrefs(new DOMParser().parseFromString(sent, "text/html")).filter((one) => !here.has(one));
  }, html);
}

/** What the page says when one of its parts does not work. */
export const loadFailure = (page: Page) => page.locator("#load-failure");

/**
 * Fails unless the page says that a part did not load, with how to reach the clinic, and the part is still there.
 * @param part its selector: a form, unless it says otherwise
 */
export async function expectLoadFailure(page: Page, part = "form[data-replay-click]"): Promise<void> {
  await expect(loadFailure(page)).toBeVisible();
  const call = loadFailure(page).getByRole("link", { name: clinic.phones.main });
  await expect(call).toHaveAttribute("href", telephoneLink(clinic.phones.main));
  await expect(loadFailure(page).getByRole("button", { name: "Load this page again" })).toBeVisible();
  await expect(page.locator(part)).not.toHaveCount(0);
}
