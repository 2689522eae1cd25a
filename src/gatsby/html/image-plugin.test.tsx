/** @jest-environment node */
import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { withoutImagePlugin } from "./image-plugin";

/** What the installed version of the plugin writes into the `<head>`. */
function headOfPlugin(): string {
  const parts: ReactElement[] = [];
  onRenderBody({ setHeadComponents: (more) => parts.push(...more) });
  return parts.map((part) => renderToStaticMarkup(part)).join("");
}

test("removes everything that the plugin wrote, and nothing else", () => {
  const before = '<style data-href="/styles.css">a{color:red}</style>';
  const after = '<script type="application/ld+json">{}</script><noscript><style>b{}</style></noscript>';
  expect(headOfPlugin()).toContain("gatsby-image-wrapper");
  expect(withoutImagePlugin(before + headOfPlugin() + after)).toBe(before + after);
});
