import { type ComponentType, createContext, useContext } from "react";
import type { ReadAloudProps } from "./read-aloud";
import * as styles from "./reading-place.module.css";

/** What reads a section aloud, where calm mode has brought it. */
export const ReadingTool = createContext<ComponentType<ReadAloudProps> | undefined>(undefined);

/** Where a section's buttons for reading aloud stand. Calm mode keeps the place free, so that nothing moves when they come. */
export function ReadingPlace({ headingId }: ReadAloudProps) {
  const ReadAloud = useContext(ReadingTool);
  return <div className={styles.place}>{ReadAloud && <ReadAloud headingId={headingId} />}</div>;
}
