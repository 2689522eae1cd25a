import type { RefObject } from "react";
import { BookControls } from "./book-controls";
import { StoryNamesForm, type StoryNamesFormProps } from "./story-names";

export interface StoryControlsProps extends StoryNamesFormProps {
  /** The row of the story's pages. */
  row: RefObject<HTMLElement | null>;
}

/** All of a picture story that needs script; it loads when the story comes near the screen. */
export function StoryControls({ row, ...names }: StoryControlsProps) {
  return (
    <>
      <BookControls row={row} />
      <StoryNamesForm {...names} />
    </>
  );
}
