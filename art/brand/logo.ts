import { readFile } from "node:fs/promises";
import { create } from "fontkit";
import clinic from "../../data/clinic.json";
import { measureText, textToPaths } from "../../src/gatsby/images/svg-text";

const ink = "#0E2F3A";
const side = 64;
const nameSize = 30;
const leading = 1;

/**
 * The clinic's mark, alone or with its name beside it, as an SVG without background and fonts, for letterheads, signs and
 * shirts.
 * @param icon the source of static/favicon.svg
 * @param colors `one` removes the colors, for printing or embroidery in a single color
 */
export async function logo(icon: string, shape: "mark" | "logo", colors: "full" | "one"): Promise<string> {
  const mark = icon.match(/<path [^>]*>/g) ?? [];
  const name = shape === "logo" ? await nameBeside() : { width: 0, paths: "" };
  const drawing = [...mark, name.paths].filter(Boolean).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side + Math.ceil(name.width)} ${side}">
<title>${clinic.name}</title>
${colors === "one" ? drawing.replace(/ fill="[^"]*"/g, "") : drawing}
</svg>
`;
}

/** The name, one word to a line, as in the site's header. */
async function nameBeside(): Promise<{ width: number; paths: string }> {
  const font = create(await readFile("src/styles/fonts/heading.woff2"));
  const lines = clinic.name.split(" ");
  const first = side / 2 - ((lines.length - 1) * nameSize * leading) / 2 + nameSize * 0.34;
  const paths = lines.map(
    (line, index) =>
      `<g transform="translate(${side + 4} ${(first + index * nameSize * leading).toFixed(2)})" fill="${ink}">${textToPaths(font, line, nameSize)}</g>`,
  );
  const widths = lines.map((line) => measureText(font, line, nameSize));
  return { width: 8 + Math.max(...widths), paths: paths.join("\n") };
}
