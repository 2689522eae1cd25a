import { type MouseEvent, type ReactNode, type RefObject, useState } from "react";
import { printElement } from "../browser/print-element";
import { useWords } from "../hooks/use-words";
import { printing } from "../words/en/sections";
import { Button } from "./button";

interface PrintButtonProps {
  /** The part of the page that is printed alone, or a selector of the part around the button. */
  part: string | RefObject<HTMLElement | null>;
  look?: "tool" | "secondary";
  children: ReactNode;
}

/** A button that prints a part of the page on sheets of its own, and says how to print where a browser can't be asked to. */
export function PrintButton({ part, look = "tool", children }: PrintButtonProps) {
  const words = useWords({ printing });
  const [hasFailed, setHasFailed] = useState(false);

  async function print({ currentTarget }: MouseEvent) {
    const printed = typeof part === "string" ? currentTarget.closest<HTMLElement>(part) : part.current;
    setHasFailed(false);
    if (printed) setHasFailed(!(await printElement(printed)));
  }

  return (
    <>
      <Button look={look} data-app="touch" data-replay-click onClick={print}>
        {children}
      </Button>
      {hasFailed && (
        <p role="alert" className="screen-only">
          {words.help}
        </p>
      )}
    </>
  );
}
