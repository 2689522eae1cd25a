import { box, circle, clay, type Drawing, ellipse, path } from "./clay";

export type Hairstyle =
  | "long"
  | "crop"
  | "bob"
  | "swept"
  | "bun"
  | "tousled"
  | "afro"
  | "fringe"
  | "fade"
  | "silver"
  | "knot"
  | "braids";

// Hair for a head around (0, 0) with a radius of 170 by 195.

const curls = (centres: readonly (readonly [number, number, number])[]): Drawing =>
  centres.map(([x, y, radius]) => circle(x, y, radius)).join("");

const ring = (
  count: number,
  across: number,
  down: number,
  radius: number,
  from: number,
  to: number,
): Drawing =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + (index / (count - 1)) * (to - from)) * Math.PI) / 180;
    return circle(Math.sin(angle) * across, -Math.cos(angle) * down, radius);
  }).join("");

const crown = (edge: string): Drawing => path(`M -176 -10 Q -190 -222 0 -226 Q 190 -222 176 -10 ${edge} Z`);

/** What lies behind head and shoulders. */
export const behind: Record<Hairstyle, Drawing> = {
  long: path("M -174 -80 Q -232 250 -200 420 Q -120 470 0 460 Q 120 470 200 420 Q 232 250 174 -80 Z"),
  bob: path("M -174 -80 Q -236 120 -206 196 Q -100 236 0 226 Q 100 236 206 196 Q 236 120 174 -80 Z"),
  fringe: path("M -174 -80 Q -226 110 -200 236 Q -100 254 0 250 Q 100 254 200 236 Q 226 110 174 -80 Z"),
  afro: ring(17, 196, 190, 92, -125, 125) + circle(0, -60, 220),
  bun: circle(0, -262, 84),
  silver: circle(0, -254, 70) + ellipse(0, -40, 190, 180),
  knot: ellipse(-6, -246, 62, 56) + path("M -176 0 Q -190 150 -120 210 L 120 210 Q 190 150 176 0 Z"),
  braids: ellipse(0, -40, 188, 176),
  crop: "",
  swept: "",
  tousled: "",
  fade: "",
};

/** What lies over the forehead. */
export const above: Record<Hairstyle, Drawing> = {
  long: crown("Q 150 -120 40 -152 Q -90 -130 -176 -10"),
  crop: crown("Q 160 -110 120 -128 Q 0 -150 -120 -128 Q -160 -110 -176 -10"),
  bob: crown("Q 150 -110 70 -150 Q -60 -120 -110 -96 Q -160 -60 -176 -10"),
  swept: path(
    "M -174 -30 Q -196 -170 -96 -214 Q 40 -268 140 -206 Q 204 -160 172 -30 Q 160 -110 96 -136 Q -40 -126 -120 -120 Q -160 -90 -174 -30 Z",
  ),
  bun: crown("Q 140 -130 0 -150 Q -140 -130 -176 -10"),
  tousled: curls([
    [-150, -90, 62],
    [-112, -164, 66],
    [-36, -196, 70],
    [50, -200, 72],
    [120, -158, 66],
    [156, -86, 56],
    [10, -160, 60],
  ]),
  afro: ring(9, 150, 168, 52, -72, 72),
  fringe: path(
    "M -184 20 Q -204 -222 0 -228 Q 204 -222 184 20 Q 172 -50 158 -82 Q 0 -62 -158 -82 Q -172 -50 -184 20 Z",
  ),
  fade: path(
    "M -160 -70 Q -172 -214 0 -220 Q 172 -214 160 -70 Q 140 -132 92 -142 Q 0 -152 -92 -142 Q -140 -132 -160 -70 Z",
  ),
  silver: crown("Q 150 -130 -10 -138 Q -130 -128 -176 -10"),
  knot: crown("Q 150 -138 0 -158 Q -150 -138 -176 -10"),
  braids: crown("Q 120 -130 4 -176 L -4 -176 Q -120 -130 -176 -10"),
};

/** Two plaits that hang over the shoulders, with a tie in the trim's colour. */
export const plaits = (hair: string, trim: string): Drawing =>
  [-1, 1]
    .map(
      (side) =>
        clay(
          hair,
          [0, 1, 2, 3, 4]
            .map((turn) => ellipse(side * (176 + (turn % 2) * 8), 110 + turn * 62, 42, 44))
            .join(""),
        ) +
        clay(trim, box(side * 180 - 30, 392, 60, 26, 13), "fine") +
        clay(hair, path(`M ${side * 180 - 22} 416 L ${side * 180 + 22} 416 L ${side * 180} 476 Z`), "fine"),
    )
    .join("");
