import { box, circle, clay, type Drawing, ellipse, flat, line, path, place } from "./clay";
import { type Garment, garments } from "./garments";
import { above, behind, type Hairstyle, plaits } from "./hair";
import { type MoodName, paint } from "./palette";

export interface Sitter {
  skin: string;
  hair: string;
  hairstyle: Hairstyle;
  garment: Garment;
  cloth: string;
  trim: string;
  light: MoodName;
  glasses?: string;
  beard?: boolean;
  hearingAid?: boolean;
  earrings?: string;
}

function face({ skin, hair, glasses, beard, earrings }: Sitter): Drawing {
  const rims = (colour: string) =>
    [-1, 1]
      .map(
        (side) =>
          `<rect x="${side * 72 - 54}" y="-46" width="108" height="88" rx="40" fill="#FFFFFF" fill-opacity="0.1" stroke="${colour}" stroke-width="11"/>`,
      )
      .join("") + line("M -18 -8 q 18 -14 36 0 M -126 -8 L -168 -18 M 126 -8 L 168 -18", colour, 11);
  return [
    flat("#E8705A", ellipse(-104, 62, 34, 24) + ellipse(104, 62, 34, 24), 0.3),
    beard
      ? clay(
          hair,
          path(
            "M -164 20 Q -150 214 0 222 Q 150 214 164 20 Q 132 96 70 80 Q 0 58 -70 80 Q -132 96 -164 20 Z",
          ),
        )
      : "",
    flat(paint.raven, ellipse(-70, -2, 15, 19) + ellipse(70, -2, 15, 19)),
    flat("#FFFFFF", circle(-65, -9, 5) + circle(75, -9, 5)),
    line("M -98 -62 Q -72 -80 -46 -66 M 46 -66 Q 72 -80 98 -62", hair, 12),
    clay(skin, ellipse(0, 44, 24, 19), "fine"),
    flat("#8C3B36", path("M -58 100 Q 0 116 58 100 Q 48 152 0 154 Q -48 152 -58 100 Z")),
    flat("#FFF6EE", path("M -46 104 Q 0 118 46 104 Q 42 122 0 124 Q -42 122 -46 104 Z")),
    glasses ? rims(glasses) : "",
    earrings ? clay(earrings, circle(-178, 68, 15) + circle(178, 68, 15), "fine") : "",
  ].join("");
}

const hearingAid: Drawing = clay(
  paint.fjord,
  path("M 172 -46 Q 206 -40 200 10 Q 196 34 182 26 Q 190 -14 170 -26 Z"),
  "fine",
);

/** Head and shoulders of one sitter; the chin rests at (0, 195), the picture ends at about y = 720. */
export function portrait(sitter: Sitter): Drawing {
  const { skin, hair, hairstyle, garment, cloth, trim } = sitter;
  const back = behind[hairstyle];
  return [
    back && clay(hair, back, "broad"),
    clay(skin, box(-74, 120, 148, 190, 60)),
    garments[garment](cloth, trim),
    clay(skin, ellipse(-172, 14, 30, 40) + ellipse(172, 14, 30, 40) + ellipse(0, 0, 170, 195)),
    face(sitter),
    clay(hair, above[hairstyle]),
    sitter.hearingAid ? hearingAid : "",
    hairstyle === "braids" ? plaits(hair, trim) : "",
  ].join("");
}

/** Places a portrait in a frame so that head and shoulders fill it. */
export const seated = (sitter: Sitter, width: number, height: number): Drawing =>
  place(portrait(sitter), width / 2, height * 0.47, width / 850);
