import type { RefObject } from "react";
import { BookControls } from "./book-controls";
import { StoryNamesForm, type StoryNamesFormProps } from "./story-names";

/** The props of `StoryControls`. */
export interface StoryControlsProps extends StoryNamesFormProps {
  /** The row of the story's pages. */
  row: RefObject<HTMLElement | null>;
}

/** The interactive parts of a picture story. */
export function StoryControls({ row, ...names }: StoryControlsProps) {
  return (
    <>
      <BookControls row={row} />
      <StoryNamesForm {...names} />
    </>
  );
}
