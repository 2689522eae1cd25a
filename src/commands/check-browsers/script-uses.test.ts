import { scriptUses } from "./script-uses";

const featuresIn = (code: string) => scriptUses(code, () => "here").map(({ feature }) => feature);

test.each([
  ["a static method", "URL.canParse(a)", "api.URL.canParse_static"],
  [
    "a static method of a JavaScript built-in",
    "Promise.withResolvers()",
    "javascript.builtins.Promise.withResolvers",
  ],
  ["another static method of a built-in", "Object.groupBy(a, b)", "javascript.builtins.Object.groupBy"],
  ["a constructor that is newer than its class", "new CSSStyleSheet()", "api.CSSStyleSheet.CSSStyleSheet"],
  ["a global object", "new Highlight(a)", "api.Highlight"],
  ["a global object as a member of window", "new window.Highlight(a)", "api.Highlight"],
  ["a method of an element", "a.checkVisibility()", "api.Element.checkVisibility"],
  ["a method of a popover", "a.b.showPopover()", "api.HTMLElement.showPopover"],
  ["a method of an array", "a.toSorted()", "javascript.builtins.Array.toSorted"],
  ["a method that was late only in Firefox", "a.findLast(b)", "javascript.builtins.Array.findLast"],
  ["an assigned property", "a.inert = true", "api.HTMLElement.inert"],
  [
    "a property whose method is called",
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
  ["features of all supported engines", "structuredClone(a.at(-1)); Object.hasOwn(a, b); a?.b ?? c; a ||= b"],
  ["a named group, and a character class that looks like a look-behind", "/(?<year>[(?<=])/"],
  ["a variable of the same name", "const Highlight = a; new Highlight()"],
  ["a name that older features have, too", "a.handle; a.name; a.close()"],
  ["a property that is only read", "const { inert } = a; b(a.inert)"],
])("%s is not reported", (_, code) => {
  expect(featuresIn(code)).toEqual([]);
});

test.each([
  ["in", 'if ("checkVisibility" in a) a.checkVisibility()'],
  ["?.", "a.checkVisibility?.()"],
  ["the output of Babel for ?.", "null == (b = a.checkVisibility) ? void 0 : b.call(a)"],
  ["the property itself", "a.checkVisibility && a.checkVisibility()"],
  ["typeof", 'typeof Highlight === "function" ? new Highlight() : b'],
  ["the window", "window.Highlight && new Highlight()"],
  ["an early return", 'function f() { if (!("showPopover" in a)) return; a.showPopover() }'],
  ["a function inside the condition", "if (URL.canParse) { a(() => URL.canParse(b)) }"],
])("feature detection with %s counts as a fallback", (_, code) => {
  expect(featuresIn(code)).toEqual([]);
});

test.each([
  ["another name", 'if ("other" in a) a.checkVisibility()'],
  ["a condition about something else", "if (a.other) a.checkVisibility()"],
  ["a condition after the use", "a.checkVisibility(); if (a.checkVisibility) b()"],
])("%s does not count as a fallback", (_, code) => {
  expect(featuresIn(code)).toEqual(["api.Element.checkVisibility"]);
});

test("a use has its location and code", () => {
  const uses = scriptUses("a();\nURL.canParse(b)", (line, column) => `a.ts:${line}:${column}`);
  expect(uses).toEqual([{ feature: "api.URL.canParse_static", place: "a.ts:2:0", code: "URL.canParse(b)" }]);
});
