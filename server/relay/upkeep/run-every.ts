import type { Log } from "../../log";

/** A task that runs at an interval. */
export interface PeriodicTask {
  /** Starts no more runs; resolves once the current one has ended. */
  stop(): Promise<void>;
}

/**
 * Runs a task now and at an interval, without overlap. Failures are logged.
 * @param every in milliseconds
 */
export function runEvery(name: string, every: number, task: () => Promise<void>, log: Log): PeriodicTask {
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
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
