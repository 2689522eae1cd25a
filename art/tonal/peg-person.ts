import { bar, box, circle, clay, type Drawing, ellipse, flat, line, type Point, path, place } from "./clay";
import { paint } from "./palette";

export interface PegPerson {
  skin: string;
  hair: string;
  top: string;
  hairstyle: "short" | "long" | "bun" | "curls" | "hood" | "cap";
  /** Where the arms point; resting unless told. */
  arms?: "resting" | "raised" | "waving";
  mood?: "happy" | "calm" | "worried";
}

const [fair, tan, brown, deep] = ["#F3CBA8", "#DDA87C", "#A96F48", "#6B4230"] as const;

const hairBehind: Record<PegPerson["hairstyle"], (colour: string) => Drawing> = {
  short: () => "",
  cap: () => "",
  long: (colour) => clay(colour, path("M -50 -160 Q -62 -92 -46 -84 L 46 -84 Q 62 -92 50 -160 Z"), "fine"),
  bun: (colour) => clay(colour, circle(0, -206, 22), "fine"),
  curls: (colour) =>
    clay(
      colour,
      circle(-42, -150, 20) + circle(42, -150, 20) + circle(-44, -126, 16) + circle(44, -126, 16),
      "fine",
    ),
  hood: () => "",
};

const hairAbove: Record<PegPerson["hairstyle"], (person: PegPerson) => Drawing> = {
  short: ({ hair }) =>
    clay(
      hair,
      path("M -47 -148 Q -50 -196 0 -198 Q 50 -196 47 -148 Q 36 -168 10 -170 Q -30 -170 -47 -148 Z"),
      "fine",
    ),
  long: ({ hair }) =>
    clay(
      hair,
      path("M -50 -138 Q -54 -198 0 -200 Q 54 -198 50 -138 Q 40 -164 0 -176 Q -36 -166 -50 -138 Z"),
      "fine",
    ),
  bun: ({ hair }) =>
    clay(
      hair,
      path("M -47 -146 Q -50 -196 0 -196 Q 50 -196 47 -146 Q 30 -172 0 -172 Q -30 -172 -47 -146 Z"),
      "fine",
    ),
  curls: ({ hair }) =>
    clay(
      hair,
      circle(-34, -178, 20) + circle(-10, -192, 22) + circle(18, -191, 22) + circle(38, -174, 18),
      "fine",
    ),
  hood: ({ top }) => {
    const fur = Array.from({ length: 18 }, (_, index) => {
      const angle = (index / 18) * 2 * Math.PI;
      return circle(Math.sin(angle) * 53, -145 - Math.cos(angle) * 54, 13);
    });
    return `${clay(top, path("M -62 -140 Q -64 -218 0 -220 Q 64 -218 62 -140 Q 62 -86 0 -84 Q -62 -86 -62 -140 Z M -46 -146 Q -46 -104 0 -100 Q 46 -104 46 -146 Q 44 -188 0 -190 Q -44 -188 -46 -146 Z", 'fill-rule="evenodd"'), "fine")}${clay(paint.cream, fur.join(""), "fine")}`;
  },
  cap: ({ hair, top }) =>
    clay(hair, box(-48, -186, 96, 20, 10), "fine") +
    clay(
      top,
      path("M -50 -178 Q -50 -218 0 -218 Q 50 -218 50 -178 Q 0 -188 -50 -178 Z") + circle(0, -222, 13),
      "fine",
    ),
};

/** Eyes, cheeks and mouth around a head of radius 48 at (0, -145). */
function face(skin: string, mood: NonNullable<PegPerson["mood"]>): Drawing {
  const ink = paint.raven;
  const eyes = {
    happy: flat(ink, ellipse(-17, -146, 4.6, 6) + ellipse(17, -146, 4.6, 6)),
    calm: line("M -23 -146 q 6 6 12 0 M 11 -146 q 6 6 12 0", ink, 3.2),
    worried:
      flat(ink, ellipse(-17, -143, 4.6, 5.6) + ellipse(17, -143, 4.6, 5.6)) +
      line("M -25 -154 l 12 -5 M 25 -154 l -12 -5", ink, 3),
  }[mood];
  const mouth = {
    happy: "M -12 -125 q 12 12 24 0",
    calm: "M -8 -124 q 8 6 16 0",
    worried: "M -8 -120 q 8 -6 16 0",
  }[mood];
  const blush = skin === deep ? "#B5603F" : "#F08C78";
  return eyes + line(mouth, ink, 3.4) + flat(blush, ellipse(-30, -130, 8, 6) + ellipse(30, -130, 8, 6), 0.6);
}

const armEnds: Record<NonNullable<PegPerson["arms"]>, readonly [Point, Point]> = {
  resting: [
    [-58, -42],
    [58, -42],
  ],
  raised: [
    [-74, -130],
    [74, -130],
  ],
  waving: [
    [-58, -42],
    [76, -132],
  ],
};

/** A clay peg doll, 220 high, standing on (0, 0). */
export function pegPerson(person: PegPerson): Drawing {
  const { skin, hair, top, hairstyle, arms = "resting", mood = "happy" } = person;
  const [left, right] = armEnds[arms];
  return [
    hairBehind[hairstyle](hair),
    clay(top, bar([-36, -80], left, 24) + bar([36, -80], right, 24), "fine"),
    clay(skin, circle(left[0], left[1], 13) + circle(right[0], right[1], 13), "fine"),
    clay(
      top,
      path("M -40 -88 Q -36 -104 0 -104 Q 36 -104 40 -88 L 56 -14 Q 56 0 40 0 L -40 0 Q -56 0 -56 -14 Z"),
    ),
    clay(skin, circle(-48, -142, 9) + circle(48, -142, 9) + ellipse(0, -145, 48, 47), "fine"),
    face(skin, mood),
    hairAbove[hairstyle](person),
  ].join("");
}

/** The people of the tonal drawings, by role and not by name. */
export const people = {
  therapist: { skin: tan, hair: paint.fur, top: paint.spruce, hairstyle: "bun" },
  counselor: { skin: deep, hair: paint.raven, top: paint.fjord, hairstyle: "short" },
  parent: { skin: brown, hair: paint.raven, top: paint.lupine, hairstyle: "long" },
  explorer: { skin: tan, hair: paint.raven, top: paint.coral, hairstyle: "hood" },
  builder: { skin: fair, hair: paint.bark, top: paint.sun, hairstyle: "short" },
  dancer: { skin: brown, hair: paint.raven, top: paint.fireweed, hairstyle: "curls" },
  reader: { skin: deep, hair: paint.raven, top: paint.coral, hairstyle: "bun" },
  skier: { skin: fair, hair: "#C9803A", top: paint.fjord, hairstyle: "cap" },
} as const satisfies Record<string, PegPerson>;

/** Places a person, grown to `height` pixels, with the feet on (x, y). */
export const standing = (person: PegPerson, x: number, y: number, height: number): Drawing =>
  place(pegPerson(person), x, y, height / 220);
