import { type RefObject, useEffect, useId, useState } from "react";
import { Button } from "../../components/button";
import * as formStyles from "../../components/form/form.module.css";
import { PrintButton } from "../../components/print-button";
import { Sentence } from "../../components/sentence";
import { useLocale, useWords } from "../../hooks/use-words";
import { board } from "../../words/en/visit";
import { fill } from "../../words/fill";
import { plural } from "../../words/plural";
import { scanButtons } from "./scan-buttons";

/** Seconds for each square. */
const paces = [1, 2, 3, 5];

/** Scans the buttons of a list while `pace`, in milliseconds for each button, is set. */
function useScan(list: RefObject<HTMLElement | null>, pace: number | undefined, onStop: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `onStop` of the same scan must not start it again
  useEffect(() => {
    const squares = list.current;
    const area = squares?.closest("section");
    if (pace === undefined || !squares || !area) return;
    return scanButtons({ area, buttons: [...squares.querySelectorAll("button")], pace, onStop });
  }, [pace]);
}

/** The tools of a board: scan it and print it. */
export function BoardTools({ list }: { list: RefObject<HTMLElement | null> }) {
  const words = useWords({ board });
  const locale = useLocale();
  const [isScanning, setIsScanning] = useState(false);
  const [seconds, setSeconds] = useState(2);
  const helpId = useId();
  useScan(list, isScanning ? seconds * 1000 : undefined, () => setIsScanning(false));

  return (
    <div className={`requires-js ${formStyles.form}`}>
      <div data-scan-tools className={formStyles.foot}>
        <Button
          look="secondary"
          data-replay-click
          aria-describedby={helpId}
          onClick={() => setIsScanning(!isScanning)}
        >
          {isScanning ? words.stop : words.scan}
        </Button>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the select is in the sentence */}
        <label>
          <Sentence
            text={words.pace}
            parts={{
              seconds: (
                <select
                  className={formStyles.control}
                  value={seconds}
                  onChange={({ target }) => setSeconds(Number(target.value))}
                >
                  {paces.map((pace) => (
                    <option key={pace} value={pace}>
                      {fill(plural(words.seconds, pace, locale), { count: pace })}
                    </option>
                  ))}
                </select>
              ),
            }}
          />
        </label>
        <PrintButton part={list} look="secondary">
          {words.print}
        </PrintButton>
      </div>
      <span id={helpId} className={formStyles.help}>
        {words.help}
      </span>
    </div>
  );
}
