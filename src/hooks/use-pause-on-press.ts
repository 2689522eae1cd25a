import { useEffect, useState } from "react";

/** In milliseconds: longer than a press and the response to it. */
const pauseMs = 600;

/**
 * Pauses animations while the visitor is clicking nearby: for hit testing, browsers update every running
 * animation at each pointer event. See docs/performance.md.
 * @returns whether to pause, and the handler for `onPointerDown`
 */
export function usePauseOnPress(): [isPaused: boolean, onPress: () => void] {
  const [pressedAt, setPressedAt] = useState<number>();
  useEffect(() => {
    if (pressedAt === undefined) return;
    const timer = setTimeout(() => setPressedAt(undefined), pauseMs);
    return () => clearTimeout(timer);
  }, [pressedAt]);
  return [pressedAt !== undefined, () => setPressedAt(performance.now())];
}
