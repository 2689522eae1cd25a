export type Point = readonly [x: number, y: number];
/** Markup of one or more SVG elements. */
export type Drawing = string;
/** How far light and shade reach into a shape: fine for details, broad for hills. */
export type Depth = "fine" | "medium" | "broad";

const reach: Record<Depth, number> = { fine: 2, medium: 6, broad: 16 };

/** Lights a flat shape from the upper left, so that it looks pressed from clay. */
function clayFilter(depth: Depth): string {
  const soft = reach[depth];
  const rim = (name: string, shift: number, colour: string, opacity: number) =>
    `<feOffset in="soft" dx="${shift}" dy="${shift * 1.2}" result="moved"/>
    <feComposite in="SourceAlpha" in2="moved" operator="out" result="rim"/>
    <feFlood flood-color="${colour}" flood-opacity="${opacity}"/>
    <feComposite in2="rim" operator="in" result="${name}"/>`;
  return `<filter id="${depth}" x="-20%" y="-20%" width="140%" height="150%" color-interpolation-filters="sRGB">
    <feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="soft"/>
    ${rim("shade", -soft, "#0E2F3A", 0.34)}
    ${rim("light", soft, "#FFF4E0", 0.85)}
    <feBlend in="light" in2="SourceGraphic" mode="soft-light" result="lit"/>
    <feOffset in="soft" dx="${soft * 0.4}" dy="${soft * 0.9}" result="below"/>
    <feFlood flood-color="#0E2F3A" flood-opacity="0.22"/>
    <feComposite in2="below" operator="in" result="cast"/>
    <feMerge><feMergeNode in="cast"/><feMergeNode in="lit"/><feMergeNode in="shade"/></feMerge>
  </filter>`;
}

/**
 * Ground that shapes are drawn into beyond each edge of a picture, in pixels, and that is cut off afterwards:
 * a filter sees the edge of the sheet as the edge of the shape, and would light it.
 */
export const bleed = 64;

/** Wraps drawings into a whole SVG document of the given size in pixels, with the bleed around it. */
export function sheet(width: number, height: number, drawing: Drawing): string {
  const [across, down] = [width + 2 * bleed, height + 2 * bleed];
  const filters = (Object.keys(reach) as Depth[]).map(clayFilter).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="${-bleed} ${-bleed} ${across} ${down}"><defs>${filters}</defs>${drawing}</svg>`;
}

/** Gives one or more shapes a colour and the look of a single lump of clay. */
export const clay = (colour: string, shapes: Drawing, depth: Depth = "medium"): Drawing =>
  `<g fill="${colour}" filter="url(#${depth})">${shapes}</g>`;

/** Gives shapes a colour and no body: prints, faces, shadows. */
export const flat = (colour: string, shapes: Drawing, opacity = 1): Drawing =>
  `<g fill="${colour}" opacity="${opacity}">${shapes}</g>`;

/** Moves, scales and turns (in degrees) a drawing made around the origin. */
export const place = (drawing: Drawing, x: number, y: number, scale = 1, turn = 0): Drawing =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scale)}) rotate(${short(turn)})">${drawing}</g>`;

/** The same drawing seen in a mirror that stands on x = 0. */
export const mirror = (drawing: Drawing): Drawing => `<g transform="scale(-1 1)">${drawing}</g>`;

/** Writes a length with at most two decimals, which keeps the markup small. */
export const short = (length: number): string => String(Math.round(length * 100) / 100);

export const circle = (x: number, y: number, radius: number): Drawing =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>`;

export const ellipse = (x: number, y: number, across: number, down: number): Drawing =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(across)}" ry="${short(down)}"/>`;

export const box = (x: number, y: number, width: number, height: number, corner = 0): Drawing =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(corner)}"/>`;

/** `attributes` are further SVG attributes, such as a fill rule. */
export const path = (commands: string, attributes = ""): Drawing => `<path d="${commands}" ${attributes}/>`;

/** A bar with round ends between two points: limbs, poles, ropes. */
export function bar(from: Point, to: Point, thickness: number): Drawing {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const across = ((to[1] - from[1]) / length) * (thickness / 2);
  const down = ((to[0] - from[0]) / length) * (thickness / 2);
  const at = (point: Point, side: 1 | -1) =>
    `${short(point[0] - side * across)} ${short(point[1] + side * down)}`;
  const end = `A ${short(thickness / 2)} ${short(thickness / 2)} 0 0 0`;
  return path(
    `M ${at(from, 1)} L ${at(to, 1)} ${end} ${at(to, -1)} L ${at(from, -1)} ${end} ${at(from, 1)} Z`,
  );
}

/** Path commands of a soft curve through the points (Catmull-Rom), to follow an "M" or "L" to the first. */
export function curveThrough(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  return points
    .slice(1)
    .map((to, index) => {
      const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
      const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
      const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
      return `C ${[...first, ...second, ...to].map(short).join(" ")}`;
    })
    .join(" ");
}

/** An open line (smiles, strings, poles) with round ends. */
export const line = (commands: string, colour: string, thickness: number): Drawing =>
  `<path d="${commands}" fill="none" stroke="${colour}" stroke-width="${short(thickness)}" stroke-linecap="round" stroke-linejoin="round"/>`;
