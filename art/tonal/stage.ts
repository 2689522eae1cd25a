import { circle, type Drawing, flat, place } from "./clay";
import { drift, grove, peak } from "./land";
import { type MoodName, moods } from "./palette";
import type { Random } from "./random";
import type { Frame } from "./scene";
import { sky } from "./sky";

/** A quiet stage for one big thing: rings of light, two peaks, one drift. Things stand at about 0.86 of the height. */
export function stage(frame: Frame, random: Random, name: MoodName): Drawing {
  const { width, height } = frame;
  const mood = moods[name];
  const unit = Math.min(width, height);
  const tall = height * random.between(0.34, 0.46);
  const ring = (radius: number, opacity: number) =>
    flat("#FFF4DA", circle(width / 2, height * 0.46, unit * radius), mood.night ? opacity / 5 : opacity);
  const trees = { foot: height * 0.75, size: height * 0.21, count: 2 };
  return [
    sky(name, frame, random, "sky"),
    ring(0.4, 0.4),
    ring(0.31, 0.55),
    place(peak(tall * 1.5, tall, mood.peak, random), width * random.between(0.08, 0.16), height * 0.76),
    place(peak(tall * 1.2, tall * 0.8, mood.peak, random), width * random.between(0.86, 0.94), height * 0.76),
    drift(frame, random, { top: height * 0.68, swell: height * 0.02, colour: mood.groundShade }),
    grove(mood, random, { ...trees, from: 0, to: width * 0.2 }),
    grove(mood, random, { ...trees, from: width * 0.82, to: width }),
    drift(frame, random, { top: height * 0.76, swell: height * 0.015, colour: mood.ground }),
  ].join("");
}
