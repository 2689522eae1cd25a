import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { followStoredCalm } from "../browser/calm";
import { ReadAloudContext, type ReadAloudProps } from "../components/read-aloud-slot";
import { useCalm } from "../hooks/use-calm";

/** Lets the sections of a page be read aloud while it is calm. What that takes loads then, and not before. */
export function CalmReading({ children }: { children: ReactNode }) {
  const isCalm = useCalm();
  const [late, setLate] = useState<{ ReadAloud: ComponentType<ReadAloudProps> }>();
  useEffect(followStoredCalm, []);
  useEffect(() => {
    if (isCalm) import("../features/read-aloud/read-aloud").then(setLate, () => undefined);
  }, [isCalm]);
  return (
    <ReadAloudContext.Provider value={isCalm ? late?.ReadAloud : undefined}>
      {children}
    </ReadAloudContext.Provider>
  );
}
