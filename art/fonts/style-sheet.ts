import { type FallbackFont, fallbackFonts, type Metrics, measure } from "./fallback-metrics";
import { extendedRange, headingWeight, makeSubset, subsets, textWeights } from "./subsets";

/**
 * With `optional`, a font that has not loaded by the first paint is used from the next page load on. `swap` causes layout
 * shifts even with these fallbacks. See docs/performance.md. The two preloads make it likely that the fonts load in time.
 */
const display = "optional";

const boldFrom = 600;
/** The most common weight of bold text. */
const typicalBold = 650;

/** The content of src/styles/fonts.css. */
export async function fontsStyleSheet(): Promise<string> {
  const weightOf = async (weight: number) => measure(await makeSubset({ ...subsets.body, weight }, "sfnt"));
  const [regular, bold] = [await weightOf(textWeights.min), await weightOf(typicalBold)];
  const heading = measure(await makeSubset(subsets.heading, "sfnt"));
  return [
    "/* Written by art/fonts/build.ts: change that, not this. */",
    ...webFontFaces("Atkinson Hyperlegible Next", "body", `${textWeights.min} ${textWeights.max}`),
    ...webFontFaces("Fredoka", "heading", `${headingWeight}`),
    "/* What stands in where those come late, made as wide and as tall. */",
    ...fallbackFonts.flatMap((font) => [
      fallbackFace(`Body on ${font.name}`, `${textWeights.min} ${boldFrom - 1}`, font, "regular", regular),
      fallbackFace(`Body on ${font.name}`, `${boldFrom} ${textWeights.max}`, font, "bold", bold),
      fallbackFace(`Heading on ${font.name}`, `${headingWeight}`, font, "bold", heading),
    ]),
  ].join("\n\n");
}

function webFontFaces(family: string, file: string, weights: string): string[] {
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
 * A font face for a fallback font, with `size-adjust` such that its average letter is as wide as the web font's. The ascent and
 * descent overrides are relative to the adjusted size, so they are divided by it (CSS Fonts 5, size-adjust). There is no
 * `line-gap-override`, because every line height of the site is set.
 */
function fallbackFace(
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

function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(2))}%`;
}

function face(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return ["@font-face {", ...lines, "}"].join("\n");
}
