import type { Page } from "@playwright/test";
import { sendButton } from "./form-helpers";
import { smallPhone } from "./screens";
import { expect } from "./test";

/** Uses the controls of a page: disclosures, harmless buttons, the video, the form and the menu's drawer. */
export async function useControls(page: Page): Promise<void> {
  const main = page.getByRole("main");
  for (const summary of await main.locator("summary").all()) {
    if (await summary.isVisible()) await summary.click();
  }
  const harmless = /^(READ MORE|READ LESS|Pause|Next|Previous)/i;
  for (const button of await main.getByRole("button", { name: harmless }).all()) {
    if ((await button.isVisible()) && (await button.isEnabled())) await button.click();
  }
  const video = main.getByRole("button", { name: /Play the video$/ }).first();
  if ((await video.count()) > 0) {
    await video.click();
    await expect(page.locator("iframe")).toBeAttached();
    await page.getByRole("button", { name: "Close video" }).click();
  }
  await tryForm(page);
  await tryDrawer(page);
}

async function tryForm(page: Page): Promise<void> {
  const send = sendButton(page);
  if (!(await send.isVisible())) return;
  await page.getByRole("textbox", { name: "Phone number" }).fill("12");
  await expect(page.getByRole("checkbox", { name: "I'm not a robot" })).toBeVisible();
  const date = page.getByRole("textbox", { name: "Preferred date" });
  if (await date.isVisible()) {
    await date.click();
    await expect(page.getByRole("grid")).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await send.click();
  await expect(page.getByRole("main").getByRole("link", { name: /name/i }).first()).toBeVisible();
}

async function tryDrawer(page: Page): Promise<void> {
  await page.setViewportSize(smallPhone.viewport);
  await page.getByRole("button", { name: /menu/i }).first().click();
  const drawer = page.getByRole("dialog");
  await expect(drawer).toBeVisible();
  const expander = drawer.getByRole("button", { expanded: false }).first();
  if ((await expander.count()) > 0) await expander.click();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
}
