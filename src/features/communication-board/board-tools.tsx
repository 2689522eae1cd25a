import { type RefObject, useId, useState } from "react";
import { Button } from "../../components/button";
import * as formStyles from "../../components/form/form.module.css";
import { useScan } from "./use-scan";

/** Seconds for each square. */
const paces = [1, 2, 3, 5];

/** The tools of a board: scan it and print it. */
export function BoardTools({ list }: { list: RefObject<HTMLElement | null> }) {
  const [isScanning, setIsScanning] = useState(false);
  const [seconds, setSeconds] = useState(2);
  const helpId = useId();
  const onStop = () => setIsScanning(false);
  useScan({ list, pace: isScanning ? seconds * 1000 : undefined, onStop });

  return (
    <div className={`requires-js ${formStyles.form}`}>
      <div data-scan-tools className={formStyles.foot}>
        <Button
          look="secondary"
          data-replay-click
          aria-describedby={helpId}
          onClick={() => setIsScanning(!isScanning)}
        >
          {isScanning ? "Stop scanning" : "Scan one by one"}
        </Button>
        <label>
          Pace{" "}
          <select
            className={formStyles.control}
            value={seconds}
            onChange={({ target }) => setSeconds(Number(target.value))}
          >
            {paces.map((pace) => (
              <option key={pace} value={pace}>
                {pace === 1 ? "1 second" : `${pace} seconds`}
              </option>
            ))}
          </select>
        </label>
        <Button look="secondary" data-replay-click onClick={() => print(list.current)}>
          Print this board
        </Button>
      </div>
      <span id={helpId} className={formStyles.help}>
        To scan: the mark moves from square to square. Space, Enter or any press here says the marked word.
        Escape stops it.
      </span>
    </div>
  );
}

/** Prints the board. If the code that prints only the board does not load, prints the whole page. */
async function print(board: HTMLElement | null): Promise<void> {
  const printing = await import("./print-board").catch(() => undefined);
  if (printing && board) await printing.printBoard(board);
  else window.print();
}
