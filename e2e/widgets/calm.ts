import type { Page } from "@playwright/test";

/** The switch once the page is hydrated. */
export const calmSwitch = (page: Page) => page.getByRole("switch", { name: "Calm mode" });

/** Stores calm mode, as an earlier visit would have. */
export async function storeCalmMode(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("calm", "yes"));
}
