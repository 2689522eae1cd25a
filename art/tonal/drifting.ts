import { box, circle, clay, type Drawing, ellipse, flat, path, place } from "./clay";
import { cloud } from "./outdoor-things";
import { paint } from "./palette";
import { fireweed, spruce } from "./plants";
import type { Scene } from "./scene";

// Small things without a ground, drawn around the middle of a 320 by 320 frame.

const raven: Drawing =
  clay(
    paint.raven,
    path(
      "M -104 36 Q -140 44 -146 66 Q -112 74 -82 62 Q -30 92 34 60 Q 84 34 88 -20 Q 132 -18 142 -32 Q 126 -52 92 -54 Q 72 -88 30 -76 Q 2 -66 -6 -30 Q -40 -14 -104 36 Z",
    ),
  ) +
  clay("#363F4A", path("M -70 36 Q -50 -24 10 -22 Q 40 -18 30 14 Q 0 58 -70 36 Z"), "fine") +
  flat(paint.snow, circle(56, -46, 8)) +
  flat(paint.raven, circle(58, -45, 4)) +
  clay(
    paint.stone,
    box(-6, 68, 8, 40, 4) + box(22, 62, 8, 46, 4) + box(-16, 101, 32, 8, 4) + box(12, 101, 32, 8, 4),
    "fine",
  );

const moose: Drawing =
  clay(
    paint.birch,
    path(
      "M -30 -62 Q -80 -60 -104 -100 Q -120 -84 -108 -66 Q -136 -70 -140 -92 Q -156 -50 -110 -34 Q -60 -22 -26 -40 Z",
    ) +
      path(
        "M 30 -62 Q 80 -60 104 -100 Q 120 -84 108 -66 Q 136 -70 140 -92 Q 156 -50 110 -34 Q 60 -22 26 -40 Z",
      ),
  ) +
  clay(paint.bark, ellipse(-62, -16, 26, 14) + ellipse(62, -16, 26, 14), "fine") +
  clay(
    paint.bark,
    path(
      "M -46 -44 Q 0 -78 46 -44 Q 52 10 44 40 Q 66 70 54 104 Q 30 132 0 132 Q -30 132 -54 104 Q -66 70 -44 40 Q -52 10 -46 -44 Z",
    ),
  ) +
  clay("#94634A", ellipse(0, 90, 50, 38), "fine") +
  flat(paint.raven, circle(-24, 0, 7) + circle(24, 0, 7) + ellipse(-18, 80, 7, 5) + ellipse(18, 80, 7, 5));

const snowflake: Drawing = clay(
  paint.ice,
  [0, 60, 120, 180, 240, 300]
    .map((turn) =>
      place(
        box(-9, -138, 18, 138, 9) +
          place(box(-8, -56, 16, 56, 8), 0, -72, 1, 52) +
          place(box(-8, -56, 16, 56, 8), 0, -72, 1, -52),
        0,
        0,
        1,
        turn,
      ),
    )
    .join(""),
);

const centred =
  (thing: Drawing, x = 0, y = 0, scale = 1): Scene =>
  (frame) =>
    place(thing, frame.width / 2 + x, frame.height / 2 + y, scale);

export const drifting: Record<string, Scene> = {
  "drift/raven.png": centred(raven, 0, -4),
  "drift/moose.png": centred(moose, 0, -14),
  "drift/fireweed.png": centred(fireweed(), 0, 146, 1.42),
  "drift/snowflake.png": centred(snowflake),
  "drift/spruce.png": centred(spruce(paint.forest, true), 0, 146, 1.32),
  "drift/cloud.png": centred(cloud(paint.snow), 0, 0, 1.5),
};
