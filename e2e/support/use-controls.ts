import type { Locator, Page } from "@playwright/test";
import { sendButton } from "./form-helpers";
import { smallPhone } from "./screens";
import { expect, hydrate } from "./test";

/** Uses the controls of a page: disclosures, harmless buttons, the video, the form and the menu's drawer. */
export async function useControls(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await clickAll(main.locator("summary"));
  if ((await page.locator("[data-app]").count()) > 0) await hydrate(page);
  await clickAll(main.getByRole("button", { name: /^(READ MORE|READ LESS|Pause|Next|Previous)/i }));
  const video = main.getByRole("button", { name: /Play the video$/ }).first();
  if ((await video.count()) > 0) {
    await video.click();
    await expect(page.locator("iframe")).toBeAttached();
    await page.getByRole("button", { name: "Close video" }).click();
  }
  await tryForm(page);
  await tryDrawer(page);
}

/** Clicks all of them that can be seen, inside the page, because the services have nearly a hundred disclosures. */
function clickAll(controls: Locator): Promise<void> {
  return controls.evaluateAll((all) => {
    for (const control of all) if (control.checkVisibility()) (control as HTMLElement).click();
  });
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
