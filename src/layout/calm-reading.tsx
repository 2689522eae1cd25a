import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { isCalm, watchCalm } from "../browser/calm";
import { ReadAloudContext, type ReadAloudProps } from "../components/read-aloud-slot";

/**
 * Lets the sections of a page be read aloud in calm mode. The code for it loads when calm mode is turned on.
 */
export function CalmReading({ children }: { children: ReactNode }) {
  const isCalm = useCalm();
  const [late, setLate] = useState<{ ReadAloud: ComponentType<ReadAloudProps> }>();
  useEffect(() => {
    if (isCalm) import("../features/read-aloud/read-aloud").then(setLate, () => undefined);
  }, [isCalm]);
  return (
    <ReadAloudContext.Provider value={isCalm ? late?.ReadAloud : undefined}>
      {children}
    </ReadAloudContext.Provider>
  );
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  watchCalm(onChange, listening.signal);
  return () => listening.abort();
}

/** Whether the visitor has chosen calm mode; false in the server-rendered HTML and during hydration. */
function useCalm(): boolean {
  return useSyncExternalStore(subscribe, isCalm, () => false);
}
