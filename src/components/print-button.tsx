import type { MouseEvent, ReactNode } from "react";
import { printPart } from "../browser/print-part";
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
        onClick={({ currentTarget }: MouseEvent) =>
          printPart(currentTarget.closest<HTMLElement>(part), styles)
        }
      >
        {children}
      </Button>
    </div>
  );
}
