import type { Page } from "@playwright/test";
import { hasPrograms } from "../../tests/debian-packages";
import { captchaBox, fakeCaptcha } from "../support/fakes/recaptcha";
import { sendButton } from "../support/form-helpers";
import { expect, hydrate, test } from "../support/test";
import { apacheWithScript } from "./hosts/apache";
import { type RunningHost, startHost } from "./hosts/start-host";

const { name, programs } = apacheWithScript;

test.describe(name, () => {
  test.describe.configure({ mode: "default" });
  test.skip(!hasPrograms(programs), "Apache or PHP is not installed.");

  let runningHost: RunningHost;
  test.beforeAll(async ({ baseURL }) => {
    runningHost = await startHost(apacheWithScript, baseURL ?? "");
  });
  test.afterAll(() => runningHost?.stop());

  async function send(page: Page, from: string): Promise<void> {
    await fakeCaptcha(page);
    await page.goto(runningHost.address);
    await hydrate(page);
    await page.getByRole("textbox", { name: "Your name" }).fill(from);
    await page.getByRole("textbox", { name: "Phone number" }).fill("(907) 555-0100");
    await page.getByRole("textbox", { name: "Email address" }).fill("ana@example.com");
    await page.getByRole("textbox", { name: "Your message" }).fill("Hello.");
    await captchaBox(page).check();
    await sendButton(page).click();
  }

  test("the script accepts the site's form, and the visitor sees the confirmation", async ({ page }) => {
    await send(page, "Ana Sample");
    await expect(page.getByRole("region", { name: /have your request/ })).toBeFocused();
  });

  test("the script's error message is shown to the visitor", async ({ page }) => {
    await send(page, "Refused Sample");
    await expect(page.getByRole("region", { name: /was not sent/ })).toContainText("The mailbox is full.");
  });

  test("the script's responses are not changed, including its allowed methods", async ({ request }) => {
    const getResponse = await request.get(`${runningHost.address}/send-email.php`);
    expect([getResponse.status(), getResponse.headers().allow]).toEqual([405, "POST"]);
    expect(await getResponse.json()).toEqual({ success: false, error: "Only POST." });
    const postResponse = await request.post(`${runningHost.address}/send-email.php`, {
      data: { name: "Ana Sample" },
    });
    expect([postResponse.status(), await postResponse.json()]).toEqual([
      400,
      { success: false, error: "A field is missing." },
    ]);
  });
});
