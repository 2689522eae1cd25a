import { useSyncExternalStore } from "react";

const never = () => () => {};

/** True once the page's script has taken over, so that what needs it can be offered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
