import type { Log } from "../../log";

/**
 * Runs a task now and at an interval, without overlap. Failures are logged.
 * @param every in milliseconds
 * @returns a function that starts no more runs, and resolves once the current one has ended
 */
export function runEvery(
  name: string,
  every: number,
  task: () => Promise<void>,
  log: Log,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= task()
      .catch((error) => log.error(`periodic task failed: ${name}`, { cause: error }))
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, every);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
