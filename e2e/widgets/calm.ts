import type { Page } from "@playwright/test";

export const calmSwitch = (page: Page) => page.getByRole("switch", { name: "Calm mode" });

/** As the page stands for somebody who chose calm mode on a former visit. */
export async function rememberCalm(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("calm", "yes"));
}
