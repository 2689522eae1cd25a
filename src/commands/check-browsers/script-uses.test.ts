/** @jest-environment node */
import { scriptUses } from "./script-uses";

const featuresIn = (code: string) => scriptUses(code, () => "here").map(({ feature }) => feature);

test.each([
  ["a static method", "URL.canParse(a)", "api.URL.canParse_static"],
  ["one of JavaScript's own", "Promise.withResolvers()", "javascript.builtins.Promise.withResolvers"],
  ["one that groups", "Object.groupBy(a, b)", "javascript.builtins.Object.groupBy"],
  ["a constructor that was none", "new CSSStyleSheet()", "api.CSSStyleSheet.CSSStyleSheet"],
  ["a global object", "new Highlight(a)", "api.Highlight"],
  ["one of the window", "new window.Highlight(a)", "api.Highlight"],
  ["a method of an element", "a.checkVisibility()", "api.Element.checkVisibility"],
  ["a method of a popover", "a.b.showPopover()", "api.HTMLElement.showPopover"],
  ["a method of a list", "a.toSorted()", "javascript.builtins.Array.toSorted"],
  ["a method that only Firefox has late", "a.findLast(b)", "javascript.builtins.Array.findLast"],
  ["a property that is set", "a.inert = true", "api.HTMLElement.inert"],
  [
    "a property that is called into",
    "document.adoptedStyleSheets.push(a)",
    "api.Document.adoptedStyleSheets",
  ],
  ["an event", 'a.addEventListener("scrollend", b)', "api.Document.scrollend_event"],
  ["a selector", 'a.matches(":popover-open")', "css.selectors.popover-open"],
  ["a look-behind", "/(?<=a)b/", "javascript.regular_expressions.lookbehind_assertion"],
  [
    "a look-behind in a string",
    'new RegExp("(?<!a)b")',
    "javascript.regular_expressions.lookbehind_assertion",
  ],
  ["a flag of a regular expression", "/[a]/v", "javascript.builtins.RegExp.unicodeSets"],
  ["a static block", "class A { static { a() } }", "javascript.classes.static.initialization_blocks"],
])("%s is found", (_, code, feature) => {
  expect(featuresIn(code)).toEqual([feature]);
});

test.each([
  ["what all supported engines have", "structuredClone(a.at(-1)); Object.hasOwn(a, b); a?.b ?? c; a ||= b"],
  ["a named group, and what looks like a look-behind in a class", "/(?<year>[(?<=])/"],
  ["a variable of the same name", "const Highlight = a; new Highlight()"],
  ["a name that older objects have too", "a.handle; a.name; a.close()"],
  ["a property that is only read", "const { inert } = a; b(a.inert)"],
])("%s is not", (_, code) => {
  expect(featuresIn(code)).toEqual([]);
});

test.each([
  ["in", 'if ("checkVisibility" in a) a.checkVisibility()'],
  ["?.", "a.checkVisibility?.()"],
  ["what Babel makes of ?.", "null == (b = a.checkVisibility) ? void 0 : b.call(a)"],
  ["the property itself", "a.checkVisibility && a.checkVisibility()"],
  ["typeof", 'typeof Highlight === "function" ? new Highlight() : b'],
  ["the window", "window.Highlight && new Highlight()"],
  ["an early return", 'function f() { if (!("showPopover" in a)) return; a.showPopover() }'],
  ["a function inside the question", "if (URL.canParse) { a(() => URL.canParse(b)) }"],
])("with a question by %s there is a fallback", (_, code) => {
  expect(featuresIn(code)).toEqual([]);
});

test.each([
  ["another name", 'if ("other" in a) a.checkVisibility()'],
  ["a question about something else", "if (a.other) a.checkVisibility()"],
  ["a question after it", "a.checkVisibility(); if (a.checkVisibility) b()"],
])("%s is no fallback", (_, code) => {
  expect(featuresIn(code)).toEqual(["api.Element.checkVisibility"]);
});

test("a use is given with its place and its code", () => {
  const uses = scriptUses("a();\nURL.canParse(b)", (line, column) => `a.ts:${line}:${column}`);
  expect(uses).toEqual([{ feature: "api.URL.canParse_static", place: "a.ts:2:0", code: "URL.canParse(b)" }]);
});
