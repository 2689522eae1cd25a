/** A timer for one waiter at a time. */
interface WakeableTimer {
  /** Ends the current sleep, or the next one before it starts. */
  wake(): void;
  /** Ends the current wait, and all later ones at once. */
  stop(): void;
  /** Resolves after some milliseconds, or as soon as wake() is called. */
  sleep(milliseconds: number): Promise<void>;
  /** Resolves after some milliseconds, even if wake() is called. */
  backOff(milliseconds: number): Promise<void>;
}

/** Creates a timer that can be woken early, or stopped. */
export function createWakeableTimer(): WakeableTimer {
  let isWoken = false;
  let isStopped = false;
  let end: (() => void) | undefined;
  let isBackingOff = false;

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
    wake() {
      isWoken = true;
      if (!isBackingOff) end?.();
    },
    stop() {
      isStopped = true;
      end?.();
    },
    async sleep(milliseconds) {
      if (!isWoken && !isStopped) await wait(milliseconds);
      isWoken = false;
    },
    async backOff(milliseconds) {
      isBackingOff = true;
      if (!isStopped) await wait(milliseconds);
      isBackingOff = false;
    },
  };
}
