import type { Page } from "@playwright/test";
import { hasPrograms } from "../../tests/debian-packages";
import { captchaBox, fakeCaptcha } from "../support/fakes/recaptcha";
import { sendButton } from "../support/form-helpers";
import { expect, test, waitForHydration } from "../support/test";
import { apacheWithScript } from "./hosts/apache";
import { type RunningHost, startHost } from "./hosts/start-host";

const { name, programs, packages } = apacheWithScript;

test.describe(name, () => {
  test.describe.configure({ mode: "default" });
  test.skip(!hasPrograms(programs, packages), "Apache or PHP is not on this machine.");

  let running: RunningHost;
  test.beforeAll(async ({ baseURL }) => {
    running = await startHost(apacheWithScript, baseURL ?? "");
  });
  test.afterAll(() => running?.stop());

  async function send(page: Page, from: string): Promise<void> {
    await fakeCaptcha(page);
    await page.goto(running.address);
    await waitForHydration(page);
    await page.getByRole("textbox", { name: "Your name" }).fill(from);
    await page.getByRole("textbox", { name: "Phone number" }).fill("(907) 555-0100");
    await page.getByRole("textbox", { name: "Email address" }).fill("ana@example.com");
    await page.getByRole("textbox", { name: "Your message" }).fill("Hello.");
    await captchaBox(page).check();
    await sendButton(page).click();
  }

  test("the script takes what a form of the site sends, and the visitor is told so", async ({ page }) => {
    await send(page, "Ana Sample");
    await expect(page.getByRole("region", { name: /have your request/ })).toBeFocused();
  });

  test("what the script refuses is shown in its own words", async ({ page }) => {
    await send(page, "Refused Sample");
    await expect(page.getByRole("region", { name: /was not sent/ })).toContainText("The mailbox is full.");
  });

  test("the script's answers are its own, the methods that it allows among them", async ({ request }) => {
    const asked = await request.get(`${running.address}/send-email.php`);
    expect([asked.status(), asked.headers().allow]).toEqual([405, "POST"]);
    expect(await asked.json()).toEqual({ success: false, error: "Only POST." });
    const posted = await request.post(`${running.address}/send-email.php`, { data: { name: "Ana Sample" } });
    expect([posted.status(), await posted.json()]).toEqual([
      400,
      { success: false, error: "A field is missing." },
    ]);
  });
});
