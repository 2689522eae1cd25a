import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { expect, test } from "../support/test";
import { stillOn, withDevices } from "./visit-devices";
import { button, open, phone, remote, visit } from "./visit-pack";

test.use(withDevices("granted"));

test.describe("with a camera and a microphone that may be used", () => {
  test.use(phone);

  test("a family sees itself, is heard, hears a tone, and everything goes off again", async ({ page }) => {
    await open(page, remote);
    await button(page, "Test the camera", remote).tap();
    const mirror = visit(page, remote).locator("video");
    await expect
      .poll(() => mirror.evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0);
    await expect
      .poll(() => mirror.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    await expect(visit(page, remote).getByText("This is what we will see.")).toBeVisible();

    await button(page, "Test the microphone", remote).tap();
    await expect(visit(page, remote).getByText("We can hear you.")).toBeVisible();
    const meter = visit(page, remote).getByRole("meter", { name: "How loud it is" });
    const level = () => meter.evaluate((element: HTMLMeterElement) => element.value);
    // The stand-in beeps now and then, and is silent between: looked at each second, the beep may be missed each time.
    const often = { intervals: [50] };
    await expect.poll(level, often).toBeGreaterThan(0.35);
    await expect.poll(level, often).toBeLessThan(0.2);
    expect(await stillOn(page)).toBe(2);
    expect(await violations(page)).toEqual([]);

    await button(page, "Stop the camera", remote).tap();
    await expect(mirror).toHaveCount(0);
    expect(await stillOn(page)).toBe(1);

    await button(page, "Test the speaker", remote).tap();
    await expect(visit(page, remote).getByText("Did you hear a soft tone?")).toBeVisible();
    await button(page, "No", remote).tap();
    await expect(visit(page, remote).getByText(/Turn up the volume/)).toBeVisible();
    await button(page, "Yes, I heard it", remote).tap();
    await expect(visit(page, remote).getByText(/You will hear us, too/)).toBeVisible();
  });

  for (const [name, leave] of [
    ["its list is closed", (page: Page) => visit(page, remote).locator("summary").click()],
    ["another list is opened", (page: Page) => visit(page).locator("summary").click()],
    ["it is scrolled away", (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))],
    ["the page is left", (page: Page) => page.evaluate(() => window.___navigate("/about"))],
  ] as const) {
    test(`the camera goes off when ${name}`, async ({ page }) => {
      await open(page, remote);
      await button(page, "Test the camera", remote).tap();
      await expect(visit(page, remote).locator("video")).toBeVisible();
      expect(await stillOn(page)).toBe(1);
      await leave(page);
      await expect.poll(() => stillOn(page)).toBe(0);
    });
  }
});
