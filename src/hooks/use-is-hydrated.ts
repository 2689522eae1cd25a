import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether script runs here: false in the page's HTML and while React takes it over, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
