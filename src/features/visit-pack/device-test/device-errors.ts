/** The kinds of devices that can be tested. */
export type Device = "camera" | "microphone";

type Cause = "refused" | "barred" | "missing" | "busy" | "unsupported";

/** By the error's name: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
const causes: Readonly<Record<string, Cause>> = {
  NotAllowedError: "refused",
  SecurityError: "barred",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

const explanations: Readonly<Record<Cause, (device: Device) => string>> = {
  refused: (device) =>
    `The browser may not use your ${device}. Press the sign in front of the page's address, allow the ${device}, and test again. If nothing changes, allow it in the settings of your device, too.`,
  barred: (device) =>
    `This page may not use your ${device} here. Open it by itself in a browser such as Safari, Chrome or Firefox, and test again.`,
  missing: (device) =>
    `We found no ${device}. If it has a plug, pull it out and put it in again. Or try another device, such as a phone.`,
  busy: (device) =>
    `Your ${device} does not answer. Often another program uses it: close other video calls, then test again. If that does not help, restart your device.`,
  unsupported: (device) =>
    `This browser can't use a ${device}. Open the page in a newer browser such as Safari, Chrome or Firefox, and not inside another app.`,
};

/** The message for an error of `getUserMedia`: what is wrong, and how a parent can fix it. */
export function explainDeviceError(device: Device, error: unknown): string {
  const { name = "" } = Object(error) as { name?: string };
  return explanations[causes[name] ?? "unsupported"](device);
}

/**
 * The error for a device that was disconnected or switched off, or whose permission the visitor has revoked.
 */
export const deviceDisconnected = Object.assign(new Error("The device has gone."), { name: "NotFoundError" });
