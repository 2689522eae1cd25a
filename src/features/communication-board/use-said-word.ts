import { useEffect, useRef, useState } from "react";
import type { Said } from "./said-word";

const loadVoice = () => import("./say-word");

/** The word that was pressed last, and a function that shows a word and says it. */
export function useSaidWord(): [said: Said | undefined, say: (word: string) => Promise<void>] {
  const [said, setSaid] = useState<Said>();
  const latest = useRef<Said>(undefined);

  // Loaded before the first press, because Safari speaks only soon after a press. If it fails, a press tries again.
  useEffect(() => void loadVoice().catch(() => undefined), []);

  async function say(word: string) {
    const started: Said = { word };
    latest.current = started;
    setSaid(started);
    const outcome = await loadVoice().then(
      ({ sayWord }) => sayWord(word),
      () => "not-loaded" as const,
    );
    if (latest.current === started) setSaid({ word, outcome });
  }

  return [said, say];
}
