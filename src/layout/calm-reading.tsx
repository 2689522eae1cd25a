import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { ReadAloudContext, type ReadAloudProps } from "../components/read-aloud-slot";
import { useCalm } from "../hooks/use-calm";

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
