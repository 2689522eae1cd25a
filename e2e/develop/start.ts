import type { FullConfig } from "@playwright/test";
import { startLiveSite } from "./live-site";

/** Playwright's global setup: starts the live view with the command of the configuration. @returns the teardown, which stops it */
export default async function start({ metadata }: FullConfig): Promise<() => Promise<void>> {
  const { folder, stop } = await startLiveSite(metadata.command);
  // The test workers are separate processes, which inherit this environment.
  process.env.LIVE_FOLDER = folder;
  return stop;
}
