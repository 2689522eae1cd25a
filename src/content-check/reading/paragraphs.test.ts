import { paragraphsIn } from "./measure";
import { sourceTexts } from "./passages";

const clean = (texts: readonly { text: string }[]) =>
  texts.map(({ text }) => text.trim().replace(/\s+/g, " "));

test.each([
  ["<p>One. Two.</p><p>Three.</p>", ["One. Two.", "Three."]],
  ["<h3>A heading.</h3><ul><li>One</li><li>Two</li></ul>", ["One", "Two"]],
  ["<p>With <strong>bold</strong> and <a href='link:x'>a link</a></p>", ["With bold and a link"]],
  ["<p>One line<br>another</p><hr><p>More</p>", ["One line", "another", "More"]],
  ["Toys &amp; books", ["Toys & books"]],
  ["Plain text.", ["Plain text."]],
])("%j has these paragraphs", (html, paragraphs) => {
  expect(clean(paragraphsIn(html))).toEqual(paragraphs);
});

test("each character keeps its place", () => {
  const html = "<p>One</p><p>See <em>two</em></p>";
  const [, second] = paragraphsIn(html);
  expect(html.slice((second?.start ?? 0) + 8, (second?.start ?? 0) + 11)).toBe("two");
});

const source = `import { x } from "./not-prose";
export const guide = ({ name, howToAsk }: Facts) => ({
  id: "not-prose",
  parts: [
    { kind: "text", text: "Say \\"hi\\". Then go." },
    { kind: "text", text: \`Come to \${name}. \${howToAsk}\` },
    { kind: "list", items: ["One", \`Two\`] },
  ],
});`;

test("texts of a document are found in its source, without ids, kinds and imports", () => {
  expect(clean(sourceTexts(source))).toEqual([
    'Say "hi ". Then go.',
    "Come to {xxxxx}. {xxxxxxxxx}",
    "One",
    "Two",
  ]);
});

test("each text of a document has its place in the source", () => {
  for (const { text, start } of sourceTexts(source).slice(1)) {
    expect(source.slice(start, start + 3)).toBe(text.slice(0, 3));
  }
});
