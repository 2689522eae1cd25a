import type { BoardSymbol as SymbolName } from "../../shared/site/board-symbols";
import { symbolDrawings } from "./symbol-drawings";

/** A decorative symbol above the word that says the same. */
export function BoardSymbol({ name }: { name: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-4 -4 32 32"
      width="88%"
      fill="none"
      stroke="var(--heading)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="12" cy="12" r="16" fill="var(--surface-quiet)" stroke="none" />
      {/* The schema of the block allows only these names; GraphQL has no type for them. */}
      <path d={symbolDrawings[name as SymbolName]} />
    </svg>
  );
}
