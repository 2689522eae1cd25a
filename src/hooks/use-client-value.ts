import { useSyncExternalStore } from "react";
import { useIsHydrated } from "./use-is-hydrated";

/**
 * What only the browser knows and may change, such as whether there is a network.
 * React alone would turn all such facts from `written` to the true ones in one go, in the task in which it has taken the
 * page over: on Home that was 11 to 15 ms. After `useIsHydrated` it goes by slices.
 * @param written what the page's HTML assumes
 */
export function useClientValue<Fact>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Fact,
  written: Fact,
): Fact {
  const isHydrated = useIsHydrated();
  const readWritten = () => written;
  return useSyncExternalStore(subscribe, isHydrated ? read : readWritten, readWritten);
}
