import type { Log } from "../../log";

export interface PeriodicTask {
  /** Resolves once the chore is not at work any more. */
  stop(): Promise<void>;
}

/** Does a chore now and every so many milliseconds, never twice at a time; what fails is logged and comes round again. */
export function runEvery(name: string, every: number, task: () => Promise<void>, log: Log): PeriodicTask {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= task()
      .catch((error) => log.error(`upkeep failed: ${name}`, { cause: error }))
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
