import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False in the server-rendered HTML and during hydration, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
