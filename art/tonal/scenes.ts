import { drifting } from "./drifting";
import { heroes } from "./heroes";
import { landscape } from "./landscape";
import { type Sitter, seated } from "./portrait";
import type { Scene } from "./scene";
import { screens } from "./screens";
import { sitters } from "./sitters";
import { slides } from "./slides";
import { smallScenes } from "./small-scenes";
import { tiles } from "./tiles";

const sitting =
  (sitter: Sitter): Scene =>
  (frame, random) =>
    landscape(frame, random, { mood: sitter.light, sunAt: random.pick([0.14, 0.86]), horizon: 0.78 }) +
    seated(sitter, frame.width, frame.height);

const team = Object.fromEntries(
  Object.entries(sitters).map(([name, sitter]) => [`team/${name}.jpg`, sitting(sitter)]),
);

/** Every scene by the picture's file name under data/images. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...heroes,
  ...tiles,
  ...team,
  ...slides,
  ...screens,
  ...smallScenes,
  ...drifting,
};
