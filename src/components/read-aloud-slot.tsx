import { type ComponentType, createContext, useContext } from "react";
import { calmName } from "../browser/calm";
import * as styles from "./read-aloud-slot.module.css";

/** The props of the component in `ReadAloudContext`. */
export interface ReadAloudProps {
  /** The id of the section's heading. */
  headingId: string;
}

/** The component that reads a section aloud; undefined until calm mode has loaded it. */
export const ReadAloudContext = createContext<ComponentType<ReadAloudProps> | undefined>(undefined);

/**
 * The slot for a section's read-aloud buttons. In calm mode, CSS reserves its space to avoid a layout shift, and
 * React starts at once, because the buttons are part of what the visitor has chosen.
 */
export function ReadAloudSlot({ headingId }: ReadAloudProps) {
  const ReadAloud = useContext(ReadAloudContext);
  return (
    <div data-app="near" data-stored={calmName} className={`${styles.place} screen-only`}>
      {ReadAloud && <ReadAloud headingId={headingId} />}
    </div>
  );
}
