/** @jest-environment node */
import { styleUses } from "./style-uses";

const featuresIn = (css: string) => styleUses(css, () => "here").map(({ feature }) => feature);

test.each([
  ["an alternative text", 'p::after { content: "+" / "" }', "css.properties.content.alt_text"],
  [
    "a thickness in the shorthand",
    "p { text-decoration: underline 3px red }",
    "css.properties.text-decoration.includes_thickness",
  ],
  [
    "a backdrop that inherits",
    ":root { --a: red } dialog::backdrop { background: var(--a) }",
    "css.selectors.backdrop.inherit_from_originating_element",
  ],
  ["a selector", "p:has(a) { color: red }", "css.selectors.has"],
  ["a pseudo-element", "details::details-content { color: red }", "css.selectors.details-content"],
  ["an at-rule", "@starting-style { p { color: red } }", "css.at-rules.starting-style"],
  ["a container", "@container (width > 9em) { p { color: red } }", "css.at-rules.container"],
  ["a media feature", "@media (scripting: none) { p { color: red } }", "css.at-rules.media.scripting"],
  ["a range", "@media (width >= 9em) { p { color: red } }", "css.at-rules.media.range_syntax"],
  ["a property", "p { text-wrap: balance }", "css.properties.text-wrap"],
  ["a value", "p { overflow: clip }", "css.properties.overflow.clip"],
  ["a unit", "p { block-size: 100dvh }", "css.types.length.viewport_percentage_units_dynamic"],
  ["a function", "p { color: color-mix(in srgb, red, blue) }", "css.types.color.color-mix"],
  ["a nested rule", "p { a { color: red } }", "css.selectors.nesting"],
  ["a descriptor", "@font-face { size-adjust: 90% }", "css.at-rules.font-face.size-adjust"],
  [
    "a transition of what has no steps",
    "p { transition: display 1s allow-discrete }",
    "css.properties.transition-behavior",
  ],
])("%s is found", (_, css, feature) => {
  expect(featuresIn(css)).toEqual([feature]);
});

test.each([
  ["what all supported engines have", "p:is(a, b) { inset: 0; gap: min(1em, 2vw); aspect-ratio: 3 / 2 }"],
  ["a declaration before it", 'p::after { content: "+"; content: "+" / "" }'],
  ["a prefixed one before it", "p { -webkit-user-select: none; user-select: none }"],
  ["a property of the backdrop itself", "::backdrop { --a: red } dialog::backdrop { background: var(--a) }"],
  ["@supports of the value", "@supports (overflow: clip) { p { overflow: clip } }"],
  ["@supports of the unit", "@supports (block-size: 1dvh) { p { --a: 100dvh } }"],
  ["@supports of the selector", "@supports selector(:popover-open) { p:popover-open { color: red } }"],
  ["prefixed selectors", "p::-webkit-scrollbar { color: red }"],
])("%s needs nothing", (_, css) => {
  expect(featuresIn(css)).toEqual([]);
});

test("a prefixed declaration is no fallback for a value", () => {
  const css = "p { -webkit-text-decoration: underline 3px; text-decoration: underline 3px }";
  expect(featuresIn(css)).toEqual(["css.properties.text-decoration.includes_thickness"]);
});

test("a declaration with a variable has no fallback before it, for engines take it first", () => {
  const css = "p { block-size: 9vh; block-size: min(100dvh, var(--a)) }";
  expect(featuresIn(css)).toEqual(["css.types.length.viewport_percentage_units_dynamic"]);
});

test("a fallback that is as new is none", () => {
  expect(featuresIn("p { overflow: clip; overflow: clip }")).toHaveLength(2);
});

test("a selector that makes engines drop others is found as such, and not in a list that forgives", () => {
  const [use] = styleUses("a, p:has(a) { color: red }", () => "here");
  expect(use).toMatchObject({ feature: "css.selectors.has", note: expect.stringContaining("whole list") });
  const [forgiven] = styleUses(":is(a, p:has(a)) { color: red }", () => "here");
  expect(forgiven).not.toHaveProperty("note");
});
