import { box, circle, clay, type Drawing, path } from "./clay";
import { paint } from "./palette";

// Every plant is 200 high and stands on (0, 0).

/** A spruce of four clay skirts, with or without snow on its tip. */
export function spruce(colour: string, snowy: boolean): Drawing {
  const skirts = [0, 1, 2, 3].map((tier) => {
    const half = 58 - tier * 12;
    const foot = -18 - tier * 40;
    const top = foot - 70 + tier * 3;
    const hem = `M ${-half} ${foot} Q 0 ${foot + 14} ${half} ${foot}`;
    const right = `Q ${half + 3} ${foot - 8} ${half * 0.7} ${foot - 20} L 7 ${top}`;
    const left = `Q 0 ${top - 8} -7 ${top} L ${-half * 0.7} ${foot - 20} Q ${-half - 3} ${foot - 8} ${-half} ${foot} Z`;
    return clay(colour, path(`${hem} ${right} ${left}`), "fine");
  });
  const snow = clay(paint.snow, path("M -15 -178 Q 0 -166 15 -178 L 6 -209 Q 0 -218 -6 -209 Z"), "fine");
  return clay(paint.bark, box(-8, -26, 16, 26, 5), "fine") + skirts.join("") + (snowy ? snow : "");
}

/** A stalk of fireweed in bloom. */
export function fireweed(): Drawing {
  const blossoms = Array.from({ length: 13 }, (_, index) => {
    const spread = 25 - index * 1.7;
    return circle((index % 2 === 0 ? -1 : 1) * spread * 0.55, -78 - index * 9, spread * 0.48 + 2);
  });
  const leaf = (y: number, side: number) =>
    path(`M 0 ${y} Q ${side * 26} ${y - 26} ${side * 40} ${y - 34} Q ${side * 30} ${y - 4} 0 ${y} Z`);
  return [
    clay(paint.moss, box(-4, -180, 8, 180, 4), "fine"),
    clay(paint.moss, leaf(-14, 1) + leaf(-30, -1) + leaf(-48, 1) + leaf(-62, -1), "fine"),
    clay(paint.fireweed, blossoms.join(""), "fine"),
    clay("#D9579B", circle(0, -192, 5) + circle(-4, -182, 5) + circle(4, -176, 5), "fine"),
  ].join("");
}
