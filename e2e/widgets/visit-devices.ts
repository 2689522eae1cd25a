import type { Page } from "@playwright/test";
import config from "../shared.config";

/** Launch options for a browser with a fake camera and microphone, whose permissions it grants or refuses. */
export function withDevices(answer: "granted" | "refused") {
  const { args = [], ...options } = config.use?.launchOptions ?? {};
  const permission = `--use-fake-ui-for-media-stream${answer === "refused" ? "=deny" : ""}`;
  return { launchOptions: { ...options, args: [...args, "--use-fake-device-for-media-stream", permission] } };
}

/** The number of camera and microphone tracks that are still live. */
export const liveTracks = (page: Page) =>
  page.evaluate(
    () =>
      (window as never as { streams: MediaStream[] }).streams
        .flatMap((stream) => stream.getTracks())
        .filter(({ readyState }) => readyState === "live").length,
  );
