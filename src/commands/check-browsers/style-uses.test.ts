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
    "a backdrop that inherits a custom property",
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
    "a discrete transition",
    "p { transition: display 1s allow-discrete }",
    "css.properties.transition-behavior",
  ],
])("%s is found", (_, css, feature) => {
  expect(featuresIn(css)).toEqual([feature]);
});

test.each([
  ["a feature of all supported engines", "p:is(a, b) { inset: 0; gap: min(1em, 2vw); aspect-ratio: 3 / 2 }"],
  ["an older declaration before it", 'p::after { content: "+"; content: "+" / "" }'],
  ["a prefixed declaration before it", "p { -webkit-user-select: none; user-select: none }"],
  [
    "a custom property that is set on the backdrop",
    "::backdrop { --a: red } dialog::backdrop { background: var(--a) }",
  ],
  ["@supports with the value", "@supports (overflow: clip) { p { overflow: clip } }"],
  ["@supports with the unit", "@supports (block-size: 1dvh) { p { --a: 100dvh } }"],
  ["@supports with the selector", "@supports selector(:popover-open) { p:popover-open { color: red } }"],
  ["prefixed selectors", "p::-webkit-scrollbar { color: red }"],
])("%s is not reported", (_, css) => {
  expect(featuresIn(css)).toEqual([]);
});

test("a prefixed declaration is not a fallback for a value", () => {
  const css = "p { -webkit-text-decoration: underline 3px; text-decoration: underline 3px }";
  expect(featuresIn(css)).toEqual(["css.properties.text-decoration.includes_thickness"]);
});

test("an earlier declaration is not a fallback for one with var(), which engines accept at parse time", () => {
  const css = "p { block-size: 9vh; block-size: min(100dvh, var(--a)) }";
  expect(featuresIn(css)).toEqual(["css.types.length.viewport_percentage_units_dynamic"]);
});

test("a declaration that is just as new is not a fallback", () => {
  expect(featuresIn("p { overflow: clip; overflow: clip }")).toHaveLength(2);
});

test("a selector that invalidates its list has a note, except in a forgiving selector list", () => {
  const [use] = styleUses("a, p:has(a) { color: red }", () => "here");
  expect(use).toMatchObject({
    feature: "css.selectors.has",
    note: expect.stringContaining("whole selector list"),
  });
  const [forgiven] = styleUses(":is(a, p:has(a)) { color: red }", () => "here");
  expect(forgiven).not.toHaveProperty("note");
});
