import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";

const Hydrated = createContext(true);

/**
 * Provides `useIsHydrated`. Wraps the whole page, in the browser and during server rendering. The switch is a
 * transition, so that React can split the rerender into small tasks.
 */
export function Hydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Hydrated.Provider value={isHydrated}>{children}</Hydrated.Provider>;
}

/** False in the server-rendered HTML and during hydration, then true. */
export function useIsHydrated(): boolean {
  return useContext(Hydrated);
}
