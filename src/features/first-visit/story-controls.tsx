import type { RefObject } from "react";
import { BookControls } from "./book-controls";
import { StoryNames, type StoryNamesProps } from "./story-names";

export interface StoryToolsProps extends StoryNamesProps {
  /** The row of the story's pages. */
  row: RefObject<HTMLElement | null>;
}

/** All of a picture story that needs script; it loads when the story comes near the screen. */
export function StoryTools({ row, ...names }: StoryToolsProps) {
  return (
    <>
      <BookControls row={row} />
      <StoryNames {...names} />
    </>
  );
}
