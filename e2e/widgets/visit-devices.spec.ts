import { violations } from "../support/axe";
import { smallPhone } from "../support/gestures";
import { expect, test } from "../support/test";
import { openVisit, remoteVisit, visit, visitButton } from "./visit-pack";

test.use({
  ...smallPhone,
  launchOptions: [
    async ({ launchOptions: { args = [], ...options } }, use) => {
      const devices = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
      await use({ ...options, args: [...args, ...devices] });
    },
    { scope: "worker" },
  ],
});

test("a family tests camera, microphone and speaker; a closed list turns them off", async ({ page }) => {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  const liveTracks = () =>
    page.evaluate(
      () =>
        (window as never as { tracks: MediaStreamTrack[] }).tracks.filter(
          ({ readyState }) => readyState === "live",
        ).length,
    );
  await openVisit(page, remoteVisit);
  await visitButton(page, "Test the camera", remoteVisit).tap();
  const mirror = visit(page, remoteVisit).locator("video");
  await expect.poll(() => mirror.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  await expect.poll(() => mirror.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);

  await visitButton(page, "Test the microphone", remoteVisit).tap();
  await expect(visit(page, remoteVisit).getByText("We can hear you.")).toBeVisible();
  const meter = visit(page, remoteVisit).getByRole("meter", { name: "How loud it is" });
  const level = () => meter.evaluate((element: HTMLMeterElement) => element.value);
  // The fake microphone beeps briefly. Polling every second, the default after some time, could miss every beep.
  const often = { intervals: [50] };
  await expect.poll(level, often).toBeGreaterThan(0.35);
  await expect.poll(level, often).toBeLessThan(0.2);
  expect(await liveTracks()).toBe(2);
  expect(await violations(page)).toEqual([]);

  await visitButton(page, "Test the speaker", remoteVisit).tap();
  await expect(visit(page, remoteVisit).getByText("Did you hear a soft tone?")).toBeVisible();
  await visit(page, remoteVisit).locator("summary").tap();
  await expect.poll(liveTracks).toBe(0);
});
