import { bar, box, circle, clay, type Drawing, ellipse, flat, line, mirror, path, place } from "./clay";
import { paint } from "./palette";

// Every thing stands on (0, 0) and is about 200 wide.

const heartShape = path(
  "M 0 -12 C -120 -84 -112 -176 -56 -180 Q -16 -182 0 -142 Q 16 -182 56 -180 C 112 -176 120 -84 0 -12 Z",
);

export const heart = (): Drawing => clay(paint.coral, heartShape);

export const star = (colour: string = paint.sun): Drawing => {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 104 : 50;
    const angle = (index / 10) * 2 * Math.PI;
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-104 - Math.cos(angle) * radius).toFixed(1)}`;
  });
  const rounded = `stroke="${colour}" stroke-width="22" stroke-linejoin="round"`;
  return clay(colour, path(`M ${corners.join(" L ")} Z`, rounded));
};

/** A shield carried by two open hands. */
export const shieldInHands = (): Drawing => {
  const hand = (skin: string, sleeve: string) =>
    clay(
      skin,
      bar([-54, 0], [-88, -58], 46) +
        circle(-92, -70, 32) +
        bar([-112, -76], [-126, -122], 19) +
        bar([-98, -82], [-106, -138], 19) +
        bar([-82, -84], [-84, -140], 19) +
        bar([-74, -62], [-42, -84], 20),
      "fine",
    ) + clay(sleeve, bar([-40, 26], [-58, -8], 62), "fine");
  return [
    clay(
      paint.spruce,
      path("M 0 -236 Q 44 -206 82 -208 Q 90 -100 0 -42 Q -90 -100 -82 -208 Q -44 -206 0 -236 Z"),
    ),
    place(clay(paint.sun, heartShape, "medium"), 0, -96, 0.46),
    place(hand("#C98A5C", paint.fjord), -4, -8),
    place(mirror(hand("#7A4C33", paint.coral)), 4, -8),
  ].join("");
};

export const babyBottle = (): Drawing =>
  [
    clay(paint.peach, path("M -14 -192 Q -18 -226 0 -228 Q 18 -226 14 -192 L 30 -178 L -30 -178 Z"), "fine"),
    clay(paint.fireweed, box(-50, -184, 100, 32, 12), "fine"),
    clay(
      paint.glacier,
      path(
        "M -44 -154 L 44 -154 Q 60 -138 60 -120 L 60 -22 Q 60 0 38 0 L -38 0 Q -60 0 -60 -22 L -60 -120 Q -60 -138 -44 -154 Z",
      ),
    ),
    clay(
      paint.snow,
      path("M -50 -104 Q 0 -92 50 -104 L 50 -22 Q 50 -10 38 -10 L -38 -10 Q -50 -10 -50 -22 Z"),
      "fine",
    ),
    line("M 28 -124 h 20 M 34 -100 h 14 M 28 -76 h 20 M 34 -52 h 14", paint.lake, 6),
  ].join("");

export const coins = (): Drawing =>
  [
    clay(
      paint.fjord,
      path(
        "M -112 -120 Q -112 -140 -92 -140 L 78 -140 Q 98 -140 98 -120 L 98 -18 Q 98 0 80 0 L -94 0 Q -112 0 -112 -18 Z",
      ),
    ),
    clay(
      paint.spruce,
      path("M 36 -92 L 104 -92 L 104 -44 L 36 -44 Q 14 -48 14 -68 Q 14 -88 36 -92 Z"),
      "fine",
    ),
    flat(paint.sun, circle(42, -68, 9)),
    clay(paint.sun, circle(-42, -176, 40)),
    flat(paint.snow, circle(-42, -176, 24), 0.45),
    clay(paint.peach, circle(34, -172, 30)),
    flat(paint.snow, circle(34, -172, 17), 0.5),
  ].join("");

export const lantern = (): Drawing =>
  [
    line("M -34 -168 Q 0 -226 34 -168", paint.raven, 9),
    clay(paint.fjord, box(-48, -178, 96, 24, 10) + box(-54, -24, 108, 24, 10), "fine"),
    flat("#FFE7A8", box(-42, -156, 84, 134, 14)),
    clay(paint.sun, path("M 0 -122 Q 34 -82 22 -52 Q 0 -34 -22 -52 Q -34 -82 0 -122 Z"), "fine"),
    clay(paint.fjord, bar([-42, -156], [-42, -20], 9) + bar([42, -156], [42, -20], 9), "fine"),
  ].join("");

export const table = (): Drawing =>
  clay(paint.bark, bar([-96, -80], [-108, -6], 18) + bar([96, -80], [108, -6], 18), "fine") +
  clay(paint.birch, ellipse(0, -88, 150, 26));
