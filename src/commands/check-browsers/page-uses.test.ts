import { pageUses, partsOf } from "./page-uses";

const featuresIn = (page: string) => pageUses(page, "/").map(({ feature }) => feature);

test.each([
  ["a global attribute", "<dialog popover></dialog>", "html.global_attributes.popover"],
  ["an attribute of one element", '<details name="a"></details>', "html.elements.details.name"],
  [
    "an attribute inside a template",
    '<template><div inert=""></div></template>',
    "html.global_attributes.inert",
  ],
  ["an input type", '<input type="week">', "html.elements.input.type_week"],
])("%s is found", (_, page, feature) => {
  expect(featuresIn(page)).toEqual([feature]);
});

test("features of all supported engines and attributes of SVG are ignored", () => {
  expect(featuresIn('<dialog data-a><input type="email"><svg inert></svg></dialog>')).toEqual([]);
});

test("returns styles and scripts from the whole page, but no JSON data", () => {
  const page =
    '<style>a{}</style><script>b()</script><script type="application/ld+json">{}</script><script src="/c.js"></script><template><script>d()</script></template>';
  expect(partsOf(page)).toEqual({ styles: ["a{}"], scripts: ["b()", "d()"] });
});
