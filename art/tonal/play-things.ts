import { bar, box, circle, clay, type Drawing, ellipse, flat, line, path, place } from "./clay";
import { paint } from "./palette";

// Every thing stands on (0, 0) and is about 200 wide.

const across = (count: number, draw: (index: number) => Drawing): Drawing =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

export const ball = (colour: string = paint.coral): Drawing =>
  clay(colour, circle(0, -96, 96)) +
  flat("#FFFFFF", path("M -91 -126 Q 0 -78 91 -126 L 95 -104 Q 0 -50 -95 -104 Z"), 0.35) +
  flat("#FFFFFF", path("M -60 -21 Q 0 6 60 -21 L 44 -11 Q 0 12 -44 -11 Z"), 0.2);

export const swing = (): Drawing =>
  [
    clay(paint.birch, bar([-70, -214], [-104, -8], 16) + bar([70, -214], [104, -8], 16), "fine"),
    clay(paint.birch, bar([-92, -212], [92, -212], 18), "fine"),
    clay(paint.cream, bar([-44, -206], [-44, -64], 7) + bar([44, -206], [44, -64], 7), "fine"),
    clay(
      paint.fireweed,
      path(
        "M -58 -84 Q -64 -40 -34 -38 L 34 -38 Q 64 -40 58 -84 Q 50 -92 42 -82 Q 40 -62 0 -62 Q -40 -62 -42 -82 Q -50 -92 -58 -84 Z",
      ),
    ),
  ].join("");

export const balanceBeam = (): Drawing =>
  clay(paint.bark, box(-128, -34, 30, 34, 8) + box(98, -34, 30, 34, 8), "fine") +
  clay(paint.sun, box(-150, -58, 300, 30, 14)) +
  flat(
    paint.coral,
    across(5, (index) => box(-124 + index * 56, -50, 24, 14, 7)),
  );

export const steppingStones = (): Drawing =>
  across(5, (index) => {
    const colour = [paint.coral, paint.sun, paint.fjord, paint.fireweed, paint.moss][index] ?? paint.sun;
    return clay(colour, ellipse(-150 + index * 75, -16 - (index % 2) * 18, 38, 18));
  });

export const tunnel = (): Drawing =>
  across(5, (index) => {
    const colour = index % 2 === 0 ? paint.fjord : paint.sun;
    return clay(
      colour,
      path(
        `M ${120 - index * 46} 0 L ${120 - index * 46} -70 A 76 76 0 0 0 ${-32 - index * 46} -70 L ${-32 - index * 46} 0 Z`,
      ),
      "fine",
    );
  }) + flat(paint.night, path("M -74 0 L -74 -70 A 66 66 0 0 0 -206 -70 L -206 0 Z"), 0.75);

export const blocks = (): Drawing =>
  clay(paint.fireweed, box(-92, -84, 84, 84, 12)) +
  clay(paint.sun, box(4, -84, 84, 84, 12)) +
  clay(paint.fjord, box(-46, -170, 84, 84, 12)) +
  flat(
    paint.snow,
    circle(-50, -42, 20) + path("M 46 -68 l 24 44 l -48 0 Z") + box(-22, -146, 36, 36, 6),
    0.9,
  ) +
  clay(paint.coral, path("M -42 -174 L -4 -234 L 34 -174 Z"), "fine");

export const headphones = (): Drawing =>
  [
    clay(
      paint.spruce,
      path("M -92 -84 Q -96 -216 0 -216 Q 96 -216 92 -84 L 70 -84 Q 74 -194 0 -194 Q -74 -194 -70 -84 Z"),
    ),
    clay(paint.coral, box(-110, -116, 52, 96, 26) + box(58, -116, 52, 96, 26)),
    clay(paint.peach, box(-70, -106, 26, 76, 13) + box(44, -106, 26, 76, 13), "fine"),
    line("M -26 -60 q 10 -24 20 0 t 20 0 t 20 0", paint.sun, 7),
  ].join("");

export const plate = (): Drawing =>
  [
    clay(paint.snow, ellipse(0, -52, 122, 52)),
    flat(paint.glacier, ellipse(0, -54, 88, 34)),
    clay(paint.coral, path("M -70 -62 L -18 -92 Q -4 -78 -16 -66 L -64 -46 Q -76 -50 -70 -62 Z"), "fine"),
    clay(
      paint.moss,
      circle(26, -86, 18) + circle(48, -78, 16) + circle(34, -66, 15) + box(28, -66, 14, 26, 6),
      "fine",
    ),
    clay(paint.lupine, circle(-22, -38, 11) + circle(0, -34, 11) + circle(-8, -50, 11), "fine"),
  ].join("");

export const paintPots = (): Drawing =>
  across(3, (index) => {
    const colour = [paint.fireweed, paint.sun, paint.fjord][index] ?? paint.sun;
    return place(
      clay(paint.snow, path("M -34 -78 L 34 -78 L 28 -6 Q 0 6 -28 -6 Z")) +
        clay(colour, ellipse(0, -78, 34, 13), "fine"),
      -80 + index * 80,
      0,
    );
  }) +
  clay(paint.bark, bar([92, -88], [128, -190], 11), "fine") +
  clay(paint.fjord, path("M 80 -104 Q 84 -62 74 -54 Q 108 -68 100 -98 Z"), "fine");

export const skis = (): Drawing =>
  [
    clay(
      paint.raven,
      box(-44, -92, 90, 16, 8) + bar([-40, -84], [-30, -26], 12) + bar([40, -84], [30, -26], 12),
      "fine",
    ),
    clay(
      paint.coral,
      path(
        "M -62 -206 Q -78 -208 -76 -190 L -54 -86 Q -50 -72 -34 -72 L 54 -72 Q 66 -74 62 -88 Q 58 -100 44 -100 L -22 -100 L -44 -196 Q -48 -206 -62 -206 Z",
      ),
    ),
    clay(
      paint.sun,
      path(
        "M -128 -26 L 116 -26 Q 150 -28 164 -58 Q 176 -66 178 -52 Q 168 -6 122 -4 L -128 -4 Q -142 -6 -142 -15 Q -142 -24 -128 -26 Z",
      ),
      "fine",
    ),
  ].join("");
