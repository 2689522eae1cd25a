import { useSyncExternalStore } from "react";
import { useIsHydrated } from "./use-is-hydrated";

/**
 * A value that only the browser knows and that may change, such as whether it is online. It is like
 * `useSyncExternalStore` with a server snapshot, but the switch from the server value happens in a transition
 * after hydration (see `Hydration`) instead of inside the hydration task. See docs/performance.md.
 * @param serverValue the value in the server-rendered HTML
 */
export function useClientValue<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  serverValue: Value,
): Value {
  const isHydrated = useIsHydrated();
  const readServerValue = () => serverValue;
  return useSyncExternalStore(subscribe, isHydrated ? read : readServerValue, readServerValue);
}
