import { startLiveSite } from "./live-site";

/** Playwright's global setup: the live view runs while the tests do. Returns the teardown. */
export default async function start(): Promise<() => Promise<void>> {
  const { folder, stop } = await startLiveSite();
  // The tests run in processes of their own, which get this environment.
  process.env.LIVE_FOLDER = folder;
  return stop;
}
