import { type ComponentType, createContext, useContext } from "react";
import * as styles from "./read-aloud-slot.module.css";

export interface ReadAloudProps {
  /** The heading of the section. */
  headingId: string;
}

/** What reads a section aloud, where calm mode has brought it. */
export const ReadAloudContext = createContext<ComponentType<ReadAloudProps> | undefined>(undefined);

/** Where a section's buttons for reading aloud stand. Calm mode keeps the place free, so that nothing moves when they come. */
export function ReadAloudSlot({ headingId }: ReadAloudProps) {
  const ReadAloud = useContext(ReadAloudContext);
  return <div className={styles.place}>{ReadAloud && <ReadAloud headingId={headingId} />}</div>;
}
