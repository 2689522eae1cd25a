import { readFileSync } from "node:fs";

const css = readFileSync("src/styles/tokens.css", "utf8");
const night = "@media screen and (prefers-color-scheme: dark)";
const day = colorsIn(css.slice(0, css.indexOf("@media")));
/** Roles that have no color of their own by night have that of the day. */
const palettes = {
  "by day": day,
  "by night": new Map([...day, ...colorsIn(css.slice(css.indexOf(night)).split("\n}\n")[0] ?? "")]),
};
type Palette = keyof typeof palettes;
const times = Object.keys(palettes) as Palette[];

function colorsIn(rules: string): Map<string, string> {
  return new Map(
    [...rules.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, role = "", hex = ""]) => [role, hex]),
  );
}

/** The red, green and blue of a role's color, 0 to 1. */
function channelsOf(palette: Palette, role: string): number[] {
  const hex = palettes[palette].get(role);
  if (!hex) throw new Error(`tokens.css has no color --${role}.`);
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}

/** The relative luminance of a color, 0 to 1, as WCAG 2.2 defines it. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param opacity that of the first color, through which the second one is seen */
function contrast(palette: Palette, one: string, other: string, opacity: number): number {
  const under = channelsOf(palette, other);
  const seen = channelsOf(palette, one).map(
    (channel, index) => channel * opacity + (under[index] ?? 0) * (1 - opacity),
  );
  const [dark = 0, light = 0] = [luminance(seen), luminance(under)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const light = ["surface", "surface-raised", "surface-quiet", "surface-warm", "surface-urgent"];
/** The words that only wait a little faint until somebody scrolls to them. */
const waitingText = "text that has not appeared yet";
const waiting = Number(/--waiting: ([\d.]+);/.exec(css)?.[1]);
const texts = ["ink", "ink-quiet", "heading", "link"];
const pairs: readonly [
  what: string,
  least: number,
  roles: readonly string[],
  backgrounds: readonly string[],
][] = [
  ["text", 7, texts, light],
  ["text on the deep background", 7, ["ink-on-deep", "link-on-deep"], ["surface-deep"]],
  ["the label of a button", 7, ["action-ink"], ["action", "action-hover"]],
  ["the label of a hovered booking button", 7, ["accent-ink"], ["accent-hover"]],
  ["the label of a booking button", 4.5, ["accent-ink"], ["accent"]],
  ["short, bold text", 4.5, ["accent"], light],
  ["an error message", 7, ["error"], ["surface-raised", "surface-error"]],
  ["the initials of a person", 7, ["ink"], ["portrait", "portrait-lit"]],
  ["the sentence that is being read aloud", 7, ["ink"], ["mark"]],
  ["the focus outline", 3, ["focus"], light],
  ["the focus outline in the footer", 3, ["focus-on-deep"], ["surface-deep"]],
  ["the border of a field", 3, ["line-strong"], light],
  [waitingText, 4.5, texts, light],
];

describe.each(times)("%s", (palette) => {
  test.each(
    pairs.flatMap(([what, least, roles, backgrounds]) =>
      roles.flatMap((role) => backgrounds.map((background) => ({ what, least, role, background }))),
    ),
  )("$what, --$role on --$background, has a contrast of $least or more", (pair) => {
    const opacity = pair.what === waitingText ? waiting : 1;
    expect(contrast(palette, pair.role, pair.background, opacity)).toBeGreaterThanOrEqual(pair.least);
  });
});

test("every color of the day's surfaces, texts and controls has one for the night", () => {
  const shared = [...palettes["by night"]].filter(([role, hex]) => day.get(role) === hex);
  expect(shared.map(([role]) => role)).toEqual(["link-on-deep", "focus-on-deep"]);
});
