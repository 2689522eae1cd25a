import { bar, box, circle, clay, type Drawing, flat, line, path } from "./clay";
import { paint } from "./palette";

export type Garment = "sweater" | "shirt" | "scrubs" | "cardigan" | "hoodie" | "turtleneck";

// Clothes for shoulders that begin at y = 260 under a head around (0, 0).

const torso = path(
  "M -372 760 L -352 420 Q -330 312 -190 282 L -82 252 L 82 252 L 190 282 Q 330 312 352 420 L 372 760 Z",
);

/** Each garment in its cloth, with collars, buttons and prints in its trim. */
export const garments: Record<Garment, (cloth: string, trim: string) => Drawing> = {
  sweater: (cloth, trim) =>
    clay(cloth, torso, "broad") +
    flat(
      trim,
      Array.from({ length: 9 }, (_, index) =>
        path(`M ${-292 + index * 73} 452 l 26 -34 l 26 34 l -26 34 Z`),
      ).join(""),
    ) +
    flat(trim, box(-350, 522, 700, 12, 6)) +
    clay(cloth, path("M -112 252 Q 0 360 112 252 L 128 286 Q 0 410 -128 286 Z"), "fine"),
  shirt: (cloth, trim) =>
    clay(cloth, torso, "broad") +
    flat(trim, [390, 490, 590].map((y) => circle(0, y, 11)).join("")) +
    line("M 0 340 L 0 760", "#0E2F3A22", 5) +
    clay(
      cloth,
      path("M -96 236 L -150 300 L -58 386 L 0 320 Z") + path("M 96 236 L 150 300 L 58 386 L 0 320 Z"),
      "fine",
    ),
  scrubs: (cloth, trim) =>
    clay(cloth, torso, "broad") +
    clay(trim, path("M -104 246 L -136 268 L 0 456 L 136 268 L 104 246 L 0 404 Z"), "fine") +
    clay(cloth, box(118, 440, 132, 120, 16), "fine") +
    clay(paint.snow, bar([160, 416], [160, 490], 16), "fine") +
    clay(paint.sun, bar([196, 422], [196, 490], 16), "fine"),
  cardigan: (cloth, trim) =>
    clay(trim, torso, "broad") +
    clay(
      cloth,
      path("M -372 760 L -352 420 Q -330 312 -190 282 L -92 250 L -34 760 Z") +
        path("M 372 760 L 352 420 Q 330 312 190 282 L 92 250 L 34 760 Z"),
    ),
  hoodie: (cloth, trim) =>
    clay(cloth, path("M -196 300 Q -214 190 -120 170 L 120 170 Q 214 190 196 300 Z")) +
    clay(cloth, torso, "broad") +
    clay(cloth, path("M -150 250 Q 0 420 150 250 L 176 300 Q 0 480 -176 300 Z"), "fine") +
    clay(trim, bar([-52, 400], [-56, 520], 14) + bar([52, 400], [56, 500], 14), "fine"),
  turtleneck: (cloth) => clay(cloth, torso, "broad") + clay(cloth, box(-100, 196, 200, 112, 44), "medium"),
};
