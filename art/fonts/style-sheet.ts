import { type FallbackFont, fallbackFonts, type Metrics, measure } from "./fallback-metrics";
import { extendedRange, headingWeight, makeSubset, subsets, textWeights } from "./subsets";

/**
 * A font that is not there at the first paint waits for the next page load: `swap`, measured over all pages with late
 * fonts and stand-ins as close as these, moved four of them by more than 0.005, and any new word may move another.
 * The two preloads let the first paint wait for them for a moment.
 */
const display = "optional";

const boldFrom = 600;
/** The weight that bold words of texts have most often. */
const typicalBold = 650;

/** The whole of src/styles/fonts.css. */
export async function fontsStyleSheet(): Promise<string> {
  const weightOf = async (weight: number) => measure(await makeSubset({ ...subsets.body, weight }, "sfnt"));
  const [regular, bold] = [await weightOf(textWeights.min), await weightOf(typicalBold)];
  const heading = measure(await makeSubset(subsets.heading, "sfnt"));
  return [
    "/* Written by art/fonts/build.ts: change that, not this. */",
    ...ownFaces("Atkinson Hyperlegible Next", "body", `${textWeights.min} ${textWeights.max}`),
    ...ownFaces("Fredoka", "heading", `${headingWeight}`),
    "/* What stands in where those come late, made as wide and as tall. */",
    ...fallbackFonts.flatMap((font) => [
      standInFace(`Body on ${font.name}`, `${textWeights.min} ${boldFrom - 1}`, font, "regular", regular),
      standInFace(`Body on ${font.name}`, `${boldFrom} ${textWeights.max}`, font, "bold", bold),
      standInFace(`Heading on ${font.name}`, `${headingWeight}`, font, "bold", heading),
    ]),
  ].join("\n\n");
}

function ownFaces(family: string, file: string, weights: string): string[] {
  const source = (name: string) => `url("./fonts/${name}.woff2")`;
  return [
    face({
      "font-family": `"${family}"`,
      "font-weight": weights,
      "font-display": display,
      src: source(file),
    }),
    face({
      "font-family": `"${family}"`,
      "font-weight": weights,
      "font-display": display,
      src: source(`${file}-extended`),
      "unicode-range": extendedRange,
    }),
  ];
}

/**
 * A face of a font of the visitor's, sized so that its letters are as wide as ours on average. The other two are in
 * percent of the size that results, so they are divided by it (CSS Fonts 5, size-adjust). The gap between lines is left
 * out: every line height of the site is set.
 */
function standInFace(
  family: string,
  weights: string,
  font: FallbackFont,
  cut: "regular" | "bold",
  ours: Metrics,
): string {
  const size = ours.advance / font[`${cut}Advance`];
  return face({
    "font-family": `"${family}"`,
    "font-weight": weights,
    src: font[cut].map((name) => `local("${name}")`).join(", "),
    "size-adjust": percent(size),
    "ascent-override": percent(ours.ascent / size),
    "descent-override": percent(ours.descent / size),
  });
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

function face(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return ["@font-face {", ...lines, "}"].join("\n");
}
