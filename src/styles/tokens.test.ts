import { readFileSync } from "node:fs";

const css = readFileSync("src/styles/tokens.css", "utf8");
const colors = new Map(
  [...css.slice(0, css.indexOf("@media")).matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, role, hex]) => [
    role,
    hex,
  ]),
);

/** How much light a role's color sends back, 0 to 1, as WCAG 2.2 defines it. */
function luminance(role: string): number {
  const hex = colors.get(role);
  if (!hex) throw new Error(`tokens.css has no color --${role}.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const light = ["surface", "surface-raised", "surface-quiet", "surface-warm", "surface-urgent"];
const pairs = [
  { what: "text for reading", least: 7, roles: ["ink", "ink-quiet", "heading", "link"], grounds: light },
  {
    what: "text on the deep ground",
    least: 7,
    roles: ["ink-on-deep", "link-on-deep"],
    grounds: ["surface-deep"],
  },
  { what: "the words of a button", least: 7, roles: ["action-ink"], grounds: ["action", "action-hover"] },
  {
    what: "the words of a hovered booking button",
    least: 7,
    roles: ["accent-ink"],
    grounds: ["accent-hover"],
  },
  { what: "the words of a booking button", least: 4.5, roles: ["accent-ink"], grounds: ["accent"] },
  { what: "what is short and strong", least: 4.5, roles: ["accent"], grounds: light },
  {
    what: "what a visitor must mend",
    least: 7,
    roles: ["fault"],
    grounds: ["surface-raised", "fault-ground"],
  },
  { what: "what is being read aloud", least: 7, roles: ["ink"], grounds: ["mark"] },
  { what: "the ring of focus", least: 3, roles: ["focus"], grounds: light },
  { what: "the ring of focus in the footer", least: 3, roles: ["focus-on-deep"], grounds: ["surface-deep"] },
  { what: "the edge of a field", least: 3, roles: ["line-strong"], grounds: light },
];

test.each(
  pairs.flatMap(({ what, least, roles, grounds }) =>
    roles.flatMap((role) => grounds.map((ground) => ({ what, least, role, ground }))),
  ),
)("$what, --$role on --$ground, has a contrast of $least or more", ({ role, ground, least }) => {
  expect(contrast(role, ground)).toBeGreaterThanOrEqual(least);
});
