import type { Catalog } from "../../../words/catalog";

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

/** The message for an error of `getUserMedia`: what is wrong, and how a parent can fix it. */
export function explainDeviceError(device: Device, error: unknown, words: Catalog["devices"]): string {
  const { name = "" } = Object(error) as { name?: string };
  return words[device][causes[name] ?? "unsupported"];
}

/**
 * The error for a device that was disconnected or switched off, or whose permission the visitor has revoked.
 */
export const deviceDisconnected = Object.assign(new Error("The device has gone."), { name: "NotFoundError" });
