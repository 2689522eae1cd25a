/** Generates src/components/icon-drawings.ts, the interface icons, from Lucide: `node --import tsx art/interface-icons.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The site's icon names and their names in Lucide. */
const names = {
  arrow: "arrow-right",
  calendar: "calendar",
  chevron: "chevron-down",
  clock: "clock",
  close: "x",
  down: "arrow-down",
  download: "download",
  left: "chevron-left",
  mail: "mail",
  menu: "menu",
  message: "message-square",
  pause: "pause",
  phone: "phone",
  pin: "map-pin",
  play: "play",
  right: "chevron-right",
};

type Attributes = Readonly<Record<string, string>>;

/** Converts Lucide's SVG elements to path data, so that an icon is a single string. */
const shapes: Record<string, (attributes: Attributes) => string> = {
  path: ({ d = "" }) => absolute(d),
  circle: ({ cx, cy, r }) =>
    `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0-${2 * Number(r)} 0z`,
  rect: ({ x, y, width, height, rx: r }) => {
    const [across, down] = [Number(width) - 2 * Number(r), Number(height) - 2 * Number(r)];
    const corner = (to: string) => `a${r} ${r} 0 0 1 ${to}`;
    return [
      `M${Number(x) + Number(r)} ${y}h${across}`,
      `${corner(`${r} ${r}`)}v${down}`,
      `${corner(`-${r} ${r}`)}h-${across}`,
      `${corner(`-${r}-${r}`)}v-${down}`,
      `${corner(`${r}-${r}`)}z`,
    ].join("");
  },
};

/** Makes a path's first command absolute, so that paths can be concatenated: "m6 9 6 6" becomes "M6 9l6 6". */
function absolute(d: string): string {
  const [, x, y, rest = ""] = /^m(-?[\d.]+)[ ,]?(-?[\d.]+) ?(.*)$/s.exec(d) ?? [];
  if (x === undefined) return d;
  return `M${x} ${y}${/^[a-z]|^$/i.test(rest) ? "" : "l"}${rest}`;
}

/** A Lucide icon as a single path. @throws when it has an unsupported SVG element */
function drawing(name: string): string {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), "utf8");
  const [, inside = ""] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  return Array.from(inside.matchAll(/<(\w+)([^>]*)\/>/g), ([, tag = "", attributes = ""]) => {
    const shape = shapes[tag];
    if (!shape) throw new Error(`${name} has a <${tag}>: add support for it to art/interface-icons.ts.`);
    return shape(
      Object.fromEntries(
        Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key, value]) => [key, value]),
      ),
    );
  }).join("");
}

/** The content of src/components/icon-drawings.ts. */
export function drawings(): string {
  const lines = Object.entries(names).map(
    ([name, lucide]) => `  ${name}:\n    ${JSON.stringify(drawing(lucide))},`,
  );
  return `/** Out of Lucide (ISC license) by art/interface-icons.ts, on a grid of 24 for a round pen 2 wide. */\nexport const drawings = {\n${lines.join("\n")}\n} as const;\n`;
}

if (require.main === module) {
  writeFileSync(path.join(__dirname, "../src/components/icon-drawings.ts"), drawings());
}
