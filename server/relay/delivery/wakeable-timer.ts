export interface WakeableTimer {
  /** Ends a sleep, or the next one before it begins. */
  ring(): void;
  /** Ends sleeps and pauses, now and from now on. */
  stop(): void;
  /** Resolves after some milliseconds, or as soon as the alarm rings. */
  sleep(milliseconds: number): Promise<void>;
  /** Resolves after some milliseconds, whatever rings. */
  pause(milliseconds: number): Promise<void>;
}

/** An alarm clock, for one who sleeps at a time. */
export function createWakeableTimer(): WakeableTimer {
  let hasRung = false;
  let isStopped = false;
  let end: (() => void) | undefined;
  let isPause = false;

  function wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => end?.(), milliseconds);
      end = () => {
        clearTimeout(timer);
        end = undefined;
        resolve();
      };
    });
  }

  return {
    ring() {
      hasRung = true;
      if (!isPause) end?.();
    },
    stop() {
      isStopped = true;
      end?.();
    },
    async sleep(milliseconds) {
      if (!hasRung && !isStopped) await wait(milliseconds);
      hasRung = false;
    },
    async pause(milliseconds) {
      isPause = true;
      if (!isStopped) await wait(milliseconds);
      isPause = false;
    },
  };
}
