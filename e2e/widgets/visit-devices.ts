import type { Page } from "@playwright/test";
import config from "../playwright.config";

/** A browser with a camera that shows a moving picture and a microphone that beeps, and how it answers who asks for them. */
export function withDevices(answer: "granted" | "refused") {
  const { args = [], ...options } = config.use?.launchOptions ?? {};
  const asked = `--use-fake-ui-for-media-stream${answer === "refused" ? "=deny" : ""}`;
  return { launchOptions: { ...options, args: [...args, "--use-fake-device-for-media-stream", asked] } };
}

/** How many of the cameras and microphones that the page was given are still on. */
export const stillOn = (page: Page) =>
  page.evaluate(
    () =>
      (window as never as { streams: MediaStream[] }).streams
        .flatMap((stream) => stream.getTracks())
        .filter(({ readyState }) => readyState === "live").length,
  );
