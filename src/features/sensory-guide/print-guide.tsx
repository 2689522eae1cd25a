import type { MouseEvent } from "react";
import { Button } from "../../components/button";

/** The button that prints a guide on a sheet of its own. */
export function PrintGuide() {
  return (
    <div>
      <Button look="tool" data-app="touch" data-replay-click onClick={print}>
        Print this guide
      </Button>
    </div>
  );
}

/** Prints the guide. If the code that prints only the guide does not load, prints the whole page. */
async function print({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> {
  const guide = currentTarget.closest("section");
  const printing = await import("./print-on-one-sheet").catch(() => undefined);
  if (printing && guide) await printing.printOnOneSheet(guide);
  else window.print();
}
