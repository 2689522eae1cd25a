import { bar, box, circle, clay, type Drawing, ellipse, flat, line, path, place } from "./clay";
import { paint } from "./palette";

// Every thing stands on (0, 0) and is about 200 wide.

/** A letter of a ring and a stem: b with the stem on the left, d with it on the right. */
const letter = (stem: "left" | "right"): Drawing => {
  const x = stem === "left" ? -25 : 25;
  return `<circle cx="0" cy="14" r="21" fill="none" stroke="${paint.spruce}" stroke-width="14"/>${flat(paint.spruce, bar([x, -44], [x, 34], 15))}`;
};

export const letterTiles = (): Drawing =>
  place(clay(paint.sun, box(-58, -72, 116, 136, 22)) + letter("left"), -64, -66, 1, -7) +
  place(clay(paint.peach, box(-58, -72, 116, 136, 22)) + letter("right"), 66, -70, 1, 6);

const pages = (side: 1 | -1): Drawing =>
  path(`M 0 -14 Q ${side * 56} -46 ${side * 118} -26 L ${side * 118} -158 Q ${side * 56} -176 0 -142 Z`);

export const openBook = (): Drawing =>
  [
    clay(paint.fireweed, path("M 0 0 Q 60 -26 130 -8 L 130 -148 L -130 -148 L -130 -8 Q -60 -26 0 0 Z")),
    clay(paint.snow, pages(-1) + pages(1)),
    line(
      [0, 1, 2, 3]
        .map(
          (row) =>
            `M -96 ${-138 + row * 28} Q -58 ${-150 + row * 28} -22 ${-130 + row * 28} M 96 ${-138 + row * 28} Q 58 ${-150 + row * 28} 22 ${-130 + row * 28}`,
        )
        .join(" "),
      paint.ice,
      8,
    ),
    clay(paint.sun, path("M 48 -164 L 68 -168 L 68 -84 L 58 -96 L 48 -84 Z"), "fine"),
  ].join("");

export const bookStack = (): Drawing =>
  [
    clay(paint.spruce, box(-104, -46, 208, 46, 12)),
    flat(paint.cream, box(66, -38, 40, 30, 6)),
    clay(paint.sun, box(-88, -88, 176, 44, 12)),
    flat(paint.snow, box(-92, -80, 34, 28, 6)),
    clay(paint.coral, box(-72, -130, 160, 44, 12)),
    flat(paint.cream, box(56, -122, 34, 28, 6)),
    place(
      clay(
        paint.fireweed,
        path("M -54 -14 Q 0 -42 0 -8 Q 0 -42 54 -14 L 54 -52 Q 0 -74 0 -42 Q 0 -74 -54 -52 Z"),
        "fine",
      ),
      4,
      -124,
    ),
  ].join("");

export const pencilAndNotebook = (): Drawing =>
  [
    clay(paint.fjord, box(-98, -196, 150, 196, 16)),
    clay(paint.snow, box(-78, -182, 122, 168, 10), "fine"),
    line(
      [0, 1, 2, 3].map((row) => `M -54 ${-146 + row * 34} h ${row === 3 ? 44 : 76}`).join(" "),
      paint.ice,
      8,
    ),
    clay(
      paint.stone,
      [0, 1, 2, 3, 4].map((index) => box(-112, -178 + index * 36, 28, 11, 5)).join(""),
      "fine",
    ),
    place(
      clay(paint.sun, box(-16, -172, 32, 132, 4)) +
        clay(paint.coral, box(-16, -196, 32, 28, 10), "fine") +
        clay(paint.peach, path("M -16 -42 L 16 -42 L 3 0 Q 0 6 -3 0 Z"), "fine") +
        flat(paint.raven, path("M -6 -13 L 6 -13 L 2 0 Q 0 4 -2 0 Z")),
      52,
      -14,
      1,
      20,
    ),
  ].join("");

export const globe = (): Drawing =>
  [
    clay(paint.bark, ellipse(0, -10, 62, 14) + box(-8, -44, 16, 40, 6), "fine"),
    `<path d="M 62 -196 A 96 96 0 0 1 30 -40 " fill="none" stroke="${paint.birch}" stroke-width="12" stroke-linecap="round"/>`,
    clay(paint.lake, circle(0, -122, 80)),
    clay(
      paint.moss,
      path("M -58 -150 Q -20 -196 16 -176 Q 4 -150 -18 -142 Q -36 -118 -58 -126 Z") +
        path("M 18 -112 Q 54 -130 62 -100 Q 46 -62 22 -72 Q 8 -92 18 -112 Z"),
      "fine",
    ),
  ].join("");

export const graduationCap = (): Drawing =>
  [
    clay(paint.spruce, path("M -70 -96 L -70 -34 Q 0 6 70 -34 L 70 -96 Z")),
    clay(
      paint.fjord,
      path(
        "M 0 -178 L 136 -118 Q 144 -112 136 -106 L 8 -54 Q 0 -50 -8 -54 L -136 -106 Q -144 -112 -136 -118 Z",
      ),
    ),
    line("M 0 -116 Q 80 -110 104 -92 L 104 -40", paint.sun, 7),
    clay(paint.sun, circle(0, -116, 9) + path("M 92 -44 L 116 -44 L 122 -2 L 86 -2 Z"), "fine"),
  ].join("");

export const workbook = (): Drawing =>
  [
    clay(paint.fireweed, box(-88, -220, 176, 220, 18)),
    flat(paint.night, box(-88, -220, 22, 220, 8), 0.18),
    clay(paint.sun, circle(10, -116, 46), "fine"),
    line("M -14 -122 q 7 7 14 0 M 20 -122 q 7 7 14 0 M -4 -102 q 14 12 28 0", paint.raven, 5),
  ].join("");
