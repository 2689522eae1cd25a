import { type RefObject, useEffect } from "react";

interface ScanSettings {
  /** The element that contains the buttons. */
  readonly list: RefObject<HTMLElement | null>;
  /** Milliseconds for each button; undefined while nothing is scanned. */
  readonly pace: number | undefined;
  onStop(): void;
}

/** Scans the buttons of a list while `pace` is set. The code for it is loaded then. */
export function useScan({ list, pace, onStop }: ScanSettings): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `onStop` of the same scan must not start it again
  useEffect(() => {
    const area = list.current?.closest("section");
    if (pace === undefined || !area) return;
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    let isOver = false;
    let stop: (() => void) | undefined;
    import("./scan-buttons").then(({ scanButtons }) => {
      if (!isOver) stop = scanButtons({ area, buttons, pace, onStop });
    }, onStop);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [pace]);
}
