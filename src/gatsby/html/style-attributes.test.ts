import { withoutStyleAttributes } from "./postprocess-html";

test("only the style attributes of Gatsby's wrapper and announcer are removed", () => {
  const html =
    '<div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Words</p></div>' +
    '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div></div>';
  expect(withoutStyleAttributes(html)).toBe(
    '<div id="___gatsby"><div tabindex="-1" id="gatsby-focus-wrapper"><p>Words</p></div>' +
      '<div id="gatsby-announcer" class="visually-hidden" aria-live="assertive"></div></div>',
  );
});
