import { startLiveSite } from "../develop/live-site";

/** Playwright's global setup: starts the live view with /admin. @returns the teardown, which stops it */
export default async function start(): Promise<() => Promise<void>> {
  const { folder, stop } = await startLiveSite("edit", ["--no-open"]);
  // The test workers are separate processes, which inherit this environment.
  process.env.LIVE_FOLDER = folder;
  return stop;
}
