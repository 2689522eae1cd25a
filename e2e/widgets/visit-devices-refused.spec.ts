import { expect, test } from "../support/test";
import { stillOn, withDevices } from "./visit-devices";
import { button, open, remote, visit } from "./visit-pack";

test.use(withDevices("refused"));

test("where the camera may not be used, it says how to allow it", async ({ page }) => {
  await open(page, remote);
  await button(page, "Test the camera", remote).click();
  await expect(visit(page, remote).getByText(/allow the camera, and test again/)).toBeVisible();
  await button(page, "Test the microphone", remote).click();
  await expect(visit(page, remote).getByText(/allow the microphone, and test again/)).toBeVisible();
  expect(await stillOn(page)).toBe(0);
});
