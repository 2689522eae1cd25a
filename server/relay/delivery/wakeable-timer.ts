/** Creates a timer for one waiter at a time, which can be woken early, or stopped. */
export function createWakeableTimer() {
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
    /** Ends the current sleep, or the next one before it starts. */
    wake() {
      isWoken = true;
      if (!isBackingOff) end?.();
    },
    /** Ends the current wait, and all later ones at once. */
    stop() {
      isStopped = true;
      end?.();
    },
    /** Resolves after some milliseconds, or as soon as wake() is called. */
    async sleep(milliseconds: number) {
      if (!isWoken && !isStopped) await wait(milliseconds);
      isWoken = false;
    },
    /** Resolves after some milliseconds, even if wake() is called. */
    async backOff(milliseconds: number) {
      isBackingOff = true;
      if (!isStopped) await wait(milliseconds);
      isBackingOff = false;
    },
  };
}
