import { lantern } from "./caring-things";
import { bar, box, circle, clay, type Drawing, flat, line, place } from "./clay";
import { landscape } from "./landscape";
import { workbook } from "./learning-things";
import { cabin, cloud } from "./outdoor-things";
import { type MoodName, paint } from "./palette";
import { type PegPerson, pegPerson, people } from "./peg-person";
import { steppingStones } from "./play-things";
import { arrange, type Placed, type Scene } from "./scene";
import { indoors, onStage } from "./settings";
import { microphone, television } from "./talking-things";

const { therapist, counselor, parent, builder, dancer, reader, skier } = people;

/** A scene on a wide screen in a clay frame, the way a video starts. */
const onScreen =
  (mood: MoodName, things: readonly Placed[]): Scene =>
  (frame, random) => {
    const { width, height } = frame;
    const edge = height * 0.055;
    const inner = { width: width - 2 * edge, height: height - 2 * edge };
    const view = arrange(inner, landscape(inner, random, { mood }), things);
    const glass = `<clipPath id="glass">${box(0, 0, inner.width, inner.height, edge * 0.6)}</clipPath>`;
    return [
      flat(paint.glacier, box(0, 0, width, height)),
      clay(paint.spruce, box(edge * 0.35, edge * 0.35, width - edge * 0.7, height - edge * 0.8, edge * 1.1)),
      place(`${glass}<g clip-path="url(#glass)">${view}</g>`, edge, edge * 0.9),
    ].join("");
  };

/** Two people at the desk of a television studio. */
const program = (wall: string, light: string, left: PegPerson, right: PegPerson): Drawing =>
  [
    flat(wall, box(0, 0, 320, 180)),
    flat(light, circle(160, 84, 58)),
    place(pegPerson(left), 92, 176, 0.66),
    place(pegPerson(right), 228, 176, 0.66),
    clay(paint.birch, box(-10, 148, 340, 60, 8), "fine"),
  ].join("");

const rainCloud: Drawing =
  clay(
    paint.lake,
    [-48, 4, 54]
      .map((x, index) => bar([x, 58 + (index % 2) * 14], [x - 6, 76 + (index % 2) * 14], 11))
      .join(""),
    "fine",
  ) + cloud("#C3C9DC");

const rings: Drawing = [150, 112, 76]
  .map((radius, index) => flat(paint.snow, circle(0, -110, radius), 0.25 + index * 0.12))
  .join("");

const flag = (colour: string): Drawing =>
  line("M 0 0 V -150", paint.bark, 10) + clay(colour, box(4, -150, 96, 58, 10), "fine");

const school: Drawing = place(flag(paint.sun), 0, -180, 0.44) + cabin(paint.coral);

const frames: readonly (readonly [wall: string, person: PegPerson])[] = [
  ["#CFE7EA", builder],
  ["#F9DDB4", dancer],
  ["#EFD5CF", reader],
];

const shelf: Drawing =
  clay(paint.bark, box(-210, 0, 26, 90, 8) + box(184, 0, 26, 90, 8), "fine") +
  clay(paint.spruce, box(-302, -142, 604, 168, 30)) +
  frames
    .map(([wall, person], index) => {
      const still = `<svg x="-76" y="-106" width="152" height="102">${place(pegPerson(person), 76, 156, 0.66)}</svg>`;
      return place(clay(wall, box(-84, -112, 168, 112, 16)) + still, -190 + index * 190, 0);
    })
    .join("");

/** The pictures behind which a video waits. */
export const screens: Record<string, Scene> = {
  "articles/anxiety-signs.jpg": onScreen("dusk", [
    [pegPerson({ ...builder, mood: "worried" }), 0.5, 0.95, 0.46],
    [rainCloud, 0.5, 0.34, 0.32],
  ]),
  "articles/anxiety-calming-body.jpg": onScreen("dawn", [
    [rings, 0.5, 0.92, 0.5],
    [pegPerson({ ...dancer, mood: "calm" }), 0.5, 0.95, 0.46],
  ]),
  "articles/anxiety-school.jpg": onScreen("morning", [
    [school, 0.66, 0.84, 0.42],
    [pegPerson(parent), 0.28, 0.95, 0.44],
    [pegPerson({ ...reader, mood: "calm" }), 0.42, 0.96, 0.33],
  ]),
  "articles/anxiety-brave-steps.jpg": onScreen("golden", [
    [steppingStones(), 0.44, 0.96, 0.54],
    [pegPerson({ ...skier, arms: "raised" }), 0.53, 0.89, 0.4],
    [flag(paint.fireweed), 0.75, 0.92, 0.5],
  ]),
  "media/tv-morning-show.jpg": indoors("morning", "sand", [
    [
      television(paint.coral, program("#CFE7EA", paint.sun, { ...therapist, arms: "waving" }, counselor)),
      0.5,
      0.9,
      0.5,
    ],
  ]),
  "media/tv-evening-news.jpg": indoors("aurora", "sky", [
    [television(paint.fjord, program("#2A4468", paint.cream, parent, therapist)), 0.5, 0.9, 0.5],
    [lantern(), 0.87, 0.96, 0.24],
  ]),
  "media/about-video.jpg": onScreen("morning", [
    [cabin(paint.coral), 0.64, 0.86, 0.46],
    [pegPerson({ ...therapist, arms: "waving" }), 0.34, 0.95, 0.46],
  ]),
  "media/channel.jpg": onStage("dusk", [[shelf, 0.5, 0.66, 0.56]]),
  "media/podcast.jpg": onStage("golden", [
    [microphone(), 0.5, 0.92, 0.6],
    [pegPerson(parent), 0.28, 0.94, 0.5],
    [pegPerson(counselor), 0.72, 0.94, 0.5],
  ]),
  "media/fast-a-intro.jpg": onScreen("summer", [
    [workbook(), 0.46, 0.93, 0.52],
    [pegPerson({ ...skier, mood: "calm" }), 0.68, 0.95, 0.42],
  ]),
};
