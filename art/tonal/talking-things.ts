import { bar, box, circle, clay, type Drawing, ellipse, flat, line, path, place } from "./clay";
import { paint } from "./palette";
import { type PegPerson, pegPerson } from "./peg-person";

// Every thing stands on (0, 0) and is about 200 wide.

const dots = (colour: string, x: number, y: number, gap: number, radius: number): Drawing =>
  flat(colour, [-gap, 0, gap].map((shift) => circle(x + shift, y, radius)).join(""));

export const speechBubble = (colour: string = paint.fireweed): Drawing =>
  clay(
    colour,
    path(
      "M -64 -206 L 64 -206 Q 116 -206 116 -154 L 116 -108 Q 116 -56 64 -56 L 14 -56 Q -6 -10 -50 -2 Q -30 -28 -34 -56 L -64 -56 Q -116 -56 -116 -108 L -116 -154 Q -116 -206 -64 -206 Z",
    ),
  ) + dots(paint.snow, 0, -131, 50, 15);

/** A tablet on its stand, in the middle of a video visit with the person on its screen. */
export const tablet = (person: PegPerson, wall: string): Drawing =>
  [
    clay(paint.fjord, path("M -34 -36 L 34 -36 L 60 0 L -60 0 Z"), "fine"),
    clay(paint.night, box(-112, -190, 224, 168, 20)),
    `<svg x="-94" y="-172" width="188" height="132">${flat(wall, box(0, 0, 188, 132)) + place(pegPerson(person), 94, 200, 0.82)}</svg>`,
  ].join("");

/** A television on short legs; `scene` is drawn in the 320 by 180 space of its screen. */
export const television = (colour: string, scene: Drawing): Drawing =>
  [
    line("M -10 -238 L -64 -296 M 10 -238 L 60 -302", paint.stone, 9),
    clay(paint.stone, circle(-64, -296, 11) + circle(60, -302, 11), "fine"),
    clay(paint.bark, bar([-120, -20], [-136, -2], 22) + bar([120, -20], [136, -2], 22), "fine"),
    clay(colour, box(-190, -240, 380, 226, 34)),
    clay(paint.night, box(-170, -222, 340, 190, 22), "fine"),
    `<svg x="-160" y="-217" width="320" height="180" viewBox="0 0 320 180">${scene}</svg>`,
  ].join("");

export const microphone = (): Drawing =>
  [
    clay(paint.raven, ellipse(0, -10, 62, 13) + box(-7, -62, 14, 54, 5), "fine"),
    line("M -62 -148 Q -62 -66 0 -66 Q 62 -66 62 -148", paint.spruce, 12),
    clay(paint.coral, box(-44, -232, 88, 142, 44)),
    flat(paint.night, [0, 1, 2].map((row) => box(-26, -204 + row * 22, 52, 8, 4)).join(""), 0.3),
  ].join("");

export const mailbox = (): Drawing =>
  [
    clay(paint.bark, box(-13, -110, 26, 110, 6), "fine"),
    clay(
      paint.fireweed,
      path("M -96 -100 L -96 -150 Q -96 -200 -46 -200 L 56 -200 Q 106 -200 106 -150 L 106 -100 Z"),
    ),
    clay("#8D1B57", path("M -96 -100 L -96 -150 Q -96 -200 -46 -200 Q 4 -200 4 -150 L 4 -100 Z"), "fine"),
    clay(paint.snow, box(-84, -152, 76, 50, 6), "fine"),
    line("M -82 -148 L -46 -122 L -10 -148", paint.ice, 5),
    clay(paint.sun, box(72, -232, 13, 78, 6) + box(72, -232, 48, 30, 7), "fine"),
  ].join("");

export const calendar = (): Drawing =>
  [
    clay(paint.snow, box(-102, -196, 204, 196, 20)),
    clay(
      paint.spruce,
      path("M -102 -140 L -102 -176 Q -102 -196 -82 -196 L 82 -196 Q 102 -196 102 -176 L 102 -140 Z"),
      "fine",
    ),
    clay(paint.sun, bar([-52, -212], [-52, -180], 15) + bar([52, -212], [52, -180], 15), "fine"),
    flat(
      paint.ice,
      [0, 1, 2]
        .flatMap((row) => [0, 1, 2, 3].map((column) => circle(-66 + column * 44, -108 + row * 38, 12)))
        .join(""),
    ),
    clay(paint.fireweed, circle(22, -70, 18), "fine"),
  ].join("");

export const clipboard = (): Drawing =>
  [
    clay(paint.birch, box(-82, -212, 164, 212, 18)),
    clay(paint.snow, box(-64, -184, 128, 168, 8), "fine"),
    clay(paint.fjord, box(-38, -222, 76, 34, 12), "fine"),
    line([0, 1, 2].map((row) => `M -12 ${-140 + row * 44} h 56`).join(" "), paint.ice, 9),
    line([0, 1].map((row) => `M -50 ${-140 + row * 44} l 9 10 l 15 -20`).join(" "), paint.fireweed, 7),
    flat(paint.ice, circle(-38, -52, 11)),
  ].join("");
