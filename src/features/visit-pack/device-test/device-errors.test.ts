import { devices } from "../../../words/en/visit-tools";
import { deviceDisconnected, explainDeviceError } from "./device-errors";

test.each([
  ["the visitor or the system denies permission", "NotAllowedError", /allow the camera, and test again/],
  ["the page may not use it", "SecurityError", /This page may not use your camera here/],
  ["there is no device", "NotFoundError", /We found no camera/],
  ["no device matches the constraints", "OverconstrainedError", /We found no camera/],
  ["another program uses it", "NotReadableError", /close other video calls/],
  ["it fails for another reason", "AbortError", /close other video calls/],
  ["the browser has no mediaDevices", "TypeError", /This browser can't use a camera/],
  ["the error is unknown", "StrangeError", /This browser can't use a camera/],
])("when %s, the message says what is wrong and how to fix it", (_, name, words) => {
  expect(explainDeviceError("camera", new DOMException("as browsers say it", name), devices)).toMatch(words);
});

test("the message names the device that is tested", () => {
  expect(explainDeviceError("microphone", deviceDisconnected, devices)).toMatch(/^We found no microphone\./);
  expect(explainDeviceError("microphone", undefined, devices)).toMatch(/can't use a microphone/);
});
