import type { Page } from "@playwright/test";
import { telephoneLink } from "../../src/shared/clinic/phone";
import { clinic } from "./content";
import { expect } from "./test";

/** Fails unless the page shows its heading, a phone number to call, and every link that the server sent. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('footer a[href^="tel:"]').first()).toBeVisible();
  await expect.poll(() => missingLinks(page)).toEqual([]);
}

/** The links of the server's HTML that the page does not have. A video's link is a button where script runs. */
async function missingLinks(page: Page): Promise<(string | null)[]> {
  const html = await (await page.request.get(new URL(page.url()).pathname)).text();
  return page.evaluate((sent) => {
    const addresses = (root: ParentNode) =>
      [...root.querySelectorAll("a:not([aria-label*='Play the video'])")].map((a) => a.getAttribute("href"));
    const here = new Set(addresses(document));
    return addresses(new DOMParser().parseFromString(sent, "text/html")).filter((one) => !here.has(one));
  }, html);
}

/** What a form's place says where script does not run. */
export const formWords = (page: Page) => page.getByText(/This form needs JavaScript/);

/** Fails unless the form's place says how to reach the clinic, with no button that would do nothing. */
export async function expectFormFallback(page: Page): Promise<void> {
  await expect(formWords(page)).toBeVisible();
  const call = formWords(page).getByRole("link", { name: clinic.phones.main });
  await expect(call).toHaveAttribute("href", telephoneLink(clinic.phones.main));
  await expect(page.getByRole("button", { name: "Send Request" })).toHaveCount(0);
}
