import { deviceDisconnected, explainDeviceError } from "./device-errors";

test.each([
  ["the visitor or the system says no", "NotAllowedError", /allow the camera, and test again/],
  ["the page is not allowed to", "SecurityError", /This page may not use your camera here/],
  ["there is none", "NotFoundError", /We found no camera/],
  ["none is as asked for", "OverconstrainedError", /We found no camera/],
  ["another program has it", "NotReadableError", /close other video calls/],
  ["it fails in another way", "AbortError", /close other video calls/],
  ["the browser knows of none", "TypeError", /This browser can't use a camera/],
  ["an error of another kind", "StrangeError", /This browser can't use a camera/],
])("when %s, it says what is wrong and how to mend it", (_, name, words) => {
  expect(explainDeviceError("camera", new DOMException("as browsers say it", name))).toMatch(words);
});

test("the words are about the device that is tested", () => {
  expect(explainDeviceError("microphone", deviceDisconnected)).toMatch(/^We found no microphone\./);
  expect(explainDeviceError("microphone", undefined)).toMatch(/can't use a microphone/);
});
