import type { Landscape } from "./landscape";
import { landscape } from "./landscape";
import type { MoodName } from "./palette";
import { room, type Wall } from "./room";
import { arrange, type Placed, type Scene } from "./scene";
import { stage } from "./stage";

/** Things in the open, under wide mountains. */
export const outdoors =
  (options: Landscape, things: readonly Placed[]): Scene =>
  (frame, random) =>
    arrange(frame, landscape(frame, random, options), things);

/** Things in a therapy room, with a window onto the land in that mood. */
export const indoors =
  (mood: MoodName, wall: Wall, things: readonly Placed[]): Scene =>
  (frame, random) =>
    arrange(frame, room(frame, random, mood, wall), things);

/** One or two things as large as they can be. */
export const onStage =
  (mood: MoodName, things: readonly Placed[]): Scene =>
  (frame, random) =>
    arrange(frame, stage(frame, random, mood), things);
