import { circle, clay, type Drawing, flat, path, short } from "./clay";
import { type MoodName, moods, paint } from "./palette";
import type { Random } from "./random";
import type { Frame } from "./scene";

function stars(frame: Frame, random: Random): Drawing {
  const dots = Array.from({ length: 26 }, () =>
    circle(random.between(0, frame.width), random.between(0, frame.height * 0.5), random.between(1.5, 4)),
  );
  return flat(paint.glacier, dots.join(""), 0.85);
}

/** One band of northern lights around a share of the height. */
function ribbon(frame: Frame, random: Random, height: number, colour: string, opacity: number): Drawing {
  const [left, middle, right] = [
    random.between(-0.1, 0.1),
    random.between(-0.12, 0.12),
    random.between(-0.1, 0.1),
  ];
  const at = (x: number, lift: number) =>
    `${short(x * frame.width)} ${short((height + lift) * frame.height)}`;
  const upper = `M ${at(-0.05, left)} C ${at(0.3, middle)} ${at(0.55, right)} ${at(1.05, left - 0.12)}`;
  const lower = `L ${at(1.05, left - 0.01)} C ${at(0.6, right + 0.16)} ${at(0.3, middle + 0.14)} ${at(-0.05, left + 0.12)} Z`;
  return flat(colour, path(`${upper} ${lower}`), opacity);
}

function northernLights(frame: Frame, random: Random): Drawing {
  return (
    ribbon(frame, random, 0.2, "#5FC9A0", 0.4) +
    ribbon(frame, random, 0.25, "#8FE0B4", 0.3) +
    ribbon(frame, random, 0.14, "#B86BB0", 0.26)
  );
}

/** The sky of a mood over the whole frame; `identity` names its gradient, once per sheet. */
export function sky(mood: MoodName, frame: Frame, random: Random, identity: string): Drawing {
  const [top, middle, low] = moods[mood].sky;
  const stops = `<stop offset="0" stop-color="${top}"/><stop offset="0.45" stop-color="${middle}"/><stop offset="0.75" stop-color="${low}"/>`;
  const ground = `<rect width="${short(frame.width)}" height="${short(frame.height)}" fill="url(#${identity})"/>`;
  const night = moods[mood].night ? stars(frame, random) + northernLights(frame, random) : "";
  return `<linearGradient id="${identity}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>${ground}${night}`;
}

/** A sun or moon with two soft rings around it. */
export const sun = (x: number, y: number, radius: number, colour: string): Drawing =>
  flat(colour, circle(x, y, radius * 1.9), 0.16) +
  flat(colour, circle(x, y, radius * 1.42), 0.22) +
  clay(colour, circle(x, y, radius));
