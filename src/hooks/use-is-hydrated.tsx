import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";

const Hydrated = createContext(true);

/** Around everything, both where pages are written and where React takes them over. */
export function Hydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Hydrated.Provider value={isHydrated}>{children}</Hydrated.Provider>;
}

/** Whether script runs here: false in the page's HTML and while React takes it over, true from then on. */
export function useIsHydrated(): boolean {
  return useContext(Hydrated);
}
