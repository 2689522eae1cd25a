import type { MouseEvent, ReactNode } from "react";
import { Button } from "./button";

interface PrintButtonProps {
  /** Selects the part of the page around the button that is printed alone. */
  part: string;
  /** Its print styles: one CSS rule, in which `[data-print-only]` selects the part. */
  styles: string;
  children: ReactNode;
}

/** A button that prints the part of the page around it, on sheets of its own. */
export function PrintButton({ part, styles, children }: PrintButtonProps) {
  return (
    <div>
      <Button
        look="tool"
        data-app="touch"
        data-replay-click
        onClick={({ currentTarget }: MouseEvent) => print(currentTarget.closest<HTMLElement>(part), styles)}
      >
        {children}
      </Button>
    </div>
  );
}

/** Prints the part. If the code that prints only a part does not load, prints the whole page. */
async function print(part: HTMLElement | null, styles: string): Promise<void> {
  const printing = await import("../browser/print-element").catch(() => undefined);
  if (printing && part) await printing.printElement(part, styles);
  else window.print();
}
