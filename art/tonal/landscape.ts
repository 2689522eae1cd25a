import { type Drawing, place } from "./clay";
import { drift, grove, peak } from "./land";
import { cloud } from "./outdoor-things";
import { type MoodName, moods } from "./palette";
import { fireweed } from "./plants";
import type { Random } from "./random";
import type { Frame } from "./scene";
import { sky, sun } from "./sky";

export interface Landscape {
  mood: MoodName;
  /** Where the sun stands, as a share of the width. */
  sunAt?: number;
  /** Where the hills end and the near ground begins, as a share of the height. */
  horizon?: number;
  /** Tells apart several landscapes on one sheet. */
  identity?: string;
}

function range(frame: Frame, random: Random, colour: string, foot: number): Drawing {
  const peaks = Array.from({ length: 4 }, (_, index) => {
    const x = ((index + random.between(0.15, 0.85)) / 4) * frame.width * 1.1 - frame.width * 0.05;
    const height = foot * random.between(0.38, 0.68);
    return { x, height, drawing: peak(height * random.between(1.15, 1.6), height, colour, random) };
  });
  return peaks
    .sort((one, other) => other.height - one.height)
    .map(({ x, drawing }) => place(drawing, x, foot * 1.04))
    .join("");
}

const clouds = (frame: Frame, random: Random, colour: string): Drawing =>
  [0.08, 0.58]
    .map((from) =>
      place(
        cloud(colour),
        frame.width * random.between(from, from + 0.34),
        frame.height * random.between(0.08, 0.2),
        (Math.min(frame.width, frame.height) / 1000) * random.between(0.7, 1.1),
      ),
    )
    .join("");

const meadow = (frame: Frame, random: Random): Drawing =>
  [0.02, 0.07, 0.12, 0.165, 0.85, 0.9, 0.96]
    .map((share) =>
      place(
        fireweed(),
        share * frame.width,
        frame.height * random.between(0.98, 1.06),
        (Math.min(frame.width, frame.height) / 1000) * random.between(0.9, 1.4),
      ),
    )
    .join("");

/** Mountains, spruces and drifts in one light, filling the frame. */
export function landscape(frame: Frame, random: Random, options: Landscape): Drawing {
  const { mood: name, sunAt = random.between(0.2, 0.8), horizon = 0.62, identity = "sky" } = options;
  const mood = moods[name];
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const foot = height * horizon;
  const far = { foot: foot * 1.06, size: unit * 0.2, count: 5 };
  const near = { foot: foot * 1.24, size: unit * 0.34, count: 2 };
  return [
    sky(name, frame, random, identity),
    sun(width * sunAt, foot * random.between(0.3, 0.46), unit * (mood.night ? 0.05 : 0.085), mood.sun),
    mood.night ? "" : clouds(frame, random, mood.clouds),
    drift(frame, random, { top: foot * 0.8, swell: height * 0.06, colour: mood.far }),
    range(frame, random, mood.peak, foot),
    drift(frame, random, { top: foot * 0.97, swell: height * 0.03, colour: mood.hill }),
    grove(mood, random, { ...far, from: 0, to: width * 0.36 }),
    grove(mood, random, { ...far, from: width * 0.66, to: width }),
    drift(frame, random, { top: foot * 1.08, swell: height * 0.025, colour: mood.groundShade }),
    drift(frame, random, { top: foot * 1.2, swell: height * 0.022, colour: mood.ground }),
    grove(mood, random, { ...near, from: width * -0.02, to: width * 0.13 }),
    grove(mood, random, { ...near, from: width * 0.88, to: width * 1.02 }),
    mood.season === "summer" ? meadow(frame, random) : "",
  ].join("");
}
