import { table } from "./caring-things";
import { globe, letterTiles, openBook, pencilAndNotebook } from "./learning-things";
import { paint } from "./palette";
import { pegPerson, people } from "./peg-person";
import {
  balanceBeam,
  ball,
  blocks,
  headphones,
  paintPots,
  plate,
  steppingStones,
  swing,
  tunnel,
} from "./play-things";
import type { Scene } from "./scene";
import { indoors } from "./settings";

const { therapist, counselor, builder, dancer, reader, skier } = people;

/** The pictures of the three sliders: children at work in therapy rooms. */
export const slides: Record<string, Scene> = {
  "sliders/occupational-therapy-1.jpg": indoors("morning", "sand", [
    [swing(), 0.46, 0.93, 0.66],
    [pegPerson({ ...dancer, arms: "raised" }), 0.77, 0.95, 0.42],
  ]),
  "sliders/occupational-therapy-2.jpg": indoors("dawn", "ice", [
    [blocks(), 0.6, 0.93, 0.5],
    [pegPerson({ ...builder, arms: "raised" }), 0.34, 0.94, 0.48],
  ]),
  "sliders/occupational-therapy-3.jpg": indoors("aurora", "lilac", [
    [table(), 0.42, 0.94, 0.44],
    [headphones(), 0.42, 0.75, 0.32],
    [pegPerson({ ...reader, mood: "calm" }), 0.75, 0.94, 0.48],
  ]),
  "sliders/occupational-therapy-4.jpg": indoors("summer", "rose", [
    [pegPerson({ ...skier, arms: "raised" }), 0.5, 0.84, 0.5],
    [table(), 0.5, 0.97, 0.52],
    [plate(), 0.43, 0.77, 0.2],
    [paintPots(), 0.62, 0.755, 0.14],
  ]),
  "sliders/physical-therapy-1.jpg": indoors("morning", "ice", [
    [balanceBeam(), 0.44, 0.95, 0.46],
    [pegPerson({ ...dancer, arms: "raised" }), 0.44, 0.83, 0.44],
    [pegPerson(counselor), 0.78, 0.94, 0.56],
  ]),
  "sliders/physical-therapy-2.jpg": indoors("golden", "lilac", [
    [ball(paint.sun), 0.4, 0.95, 0.52],
    [pegPerson({ ...skier, arms: "raised" }), 0.69, 0.95, 0.48],
  ]),
  "sliders/physical-therapy-3.jpg": indoors("summer", "sand", [
    [steppingStones(), 0.6, 0.97, 0.56],
    [pegPerson({ ...builder, arms: "raised" }), 0.66, 0.88, 0.44],
    [pegPerson(therapist), 0.2, 0.94, 0.54],
  ]),
  "sliders/physical-therapy-4.jpg": indoors("dusk", "rose", [
    [tunnel(), 0.52, 0.93, 0.52],
    [pegPerson({ ...reader, arms: "raised" }), 0.28, 0.96, 0.34],
  ]),
  "sliders/educational-service-1.jpg": indoors("dawn", "lilac", [
    [letterTiles(), 0.4, 0.94, 0.46],
    [pegPerson({ ...reader, arms: "waving" }), 0.71, 0.95, 0.48],
  ]),
  "sliders/educational-service-2.jpg": indoors("golden", "ice", [
    [pegPerson({ ...builder, mood: "calm" }), 0.5, 0.88, 0.54],
    [openBook(), 0.5, 0.96, 0.32],
  ]),
  "sliders/educational-service-3.jpg": indoors("morning", "rose", [
    [table(), 0.42, 0.96, 0.54],
    [pencilAndNotebook(), 0.42, 0.74, 0.36],
    [pegPerson(therapist), 0.78, 0.95, 0.56],
  ]),
  "sliders/educational-service-4.jpg": indoors("summer", "sand", [
    [globe(), 0.39, 0.94, 0.54],
    [pegPerson({ ...dancer, arms: "waving" }), 0.66, 0.95, 0.46],
  ]),
};
