import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { smallPhone } from "../support/gestures";
import { expect, test } from "../support/test";
import { liveTracks, withDevices } from "./visit-devices";
import { openVisit, remoteVisit, visit, visitButton } from "./visit-pack";

test.use(withDevices("granted"));

test.describe("with permission for camera and microphone", () => {
  test.use(smallPhone);

  test("a family can test camera, microphone and speaker, and everything is switched off again", async ({
    page,
  }) => {
    await openVisit(page, remoteVisit);
    await visitButton(page, "Test the camera", remoteVisit).tap();
    const mirror = visit(page, remoteVisit).locator("video");
    await expect
      .poll(() => mirror.evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0);
    await expect
      .poll(() => mirror.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    await expect(visit(page, remoteVisit).getByText("This is what we will see.")).toBeVisible();

    await visitButton(page, "Test the microphone", remoteVisit).tap();
    await expect(visit(page, remoteVisit).getByText("We can hear you.")).toBeVisible();
    const meter = visit(page, remoteVisit).getByRole("meter", { name: "How loud it is" });
    const level = () => meter.evaluate((element: HTMLMeterElement) => element.value);
    // The fake microphone beeps briefly. Polling every second, the default after some time, could miss every beep.
    const often = { intervals: [50] };
    await expect.poll(level, often).toBeGreaterThan(0.35);
    await expect.poll(level, often).toBeLessThan(0.2);
    expect(await liveTracks(page)).toBe(2);
    expect(await violations(page)).toEqual([]);

    await visitButton(page, "Stop the camera", remoteVisit).tap();
    await expect(mirror).toHaveCount(0);
    expect(await liveTracks(page)).toBe(1);

    await visitButton(page, "Test the speaker", remoteVisit).tap();
    await expect(visit(page, remoteVisit).getByText("Did you hear a soft tone?")).toBeVisible();
    await visitButton(page, "No", remoteVisit).tap();
    await expect(visit(page, remoteVisit).getByText(/Turn up the volume/)).toBeVisible();
    await visitButton(page, "Yes, I heard it", remoteVisit).tap();
    await expect(visit(page, remoteVisit).getByText(/You will hear us, too/)).toBeVisible();
  });

  for (const [name, act] of [
    ["its list is closed", (page: Page) => visit(page, remoteVisit).locator("summary").click()],
    ["another list is opened", (page: Page) => visit(page).locator("summary").click()],
  ] as const) {
    test(`the camera is switched off when ${name}`, async ({ page }) => {
      await openVisit(page, remoteVisit);
      await visitButton(page, "Test the camera", remoteVisit).tap();
      await expect(visit(page, remoteVisit).locator("video")).toBeVisible();
      expect(await liveTracks(page)).toBe(1);
      await act(page);
      await expect.poll(() => liveTracks(page)).toBe(0);
    });
  }
});
