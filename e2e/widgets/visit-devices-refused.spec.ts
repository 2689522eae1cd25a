import { expect, test } from "../support/test";
import { liveTracks, withDevices } from "./visit-devices";
import { openVisit, remoteVisit, visit, visitButton } from "./visit-pack";

test.use(withDevices("refused"));

test("without permission for camera and microphone, it says how to allow them", async ({ page }) => {
  await openVisit(page, remoteVisit);
  await visitButton(page, "Test the camera", remoteVisit).click();
  await expect(visit(page, remoteVisit).getByText(/allow the camera, and test again/)).toBeVisible();
  await visitButton(page, "Test the microphone", remoteVisit).click();
  await expect(visit(page, remoteVisit).getByText(/allow the microphone, and test again/)).toBeVisible();
  expect(await liveTracks(page)).toBe(0);
});
