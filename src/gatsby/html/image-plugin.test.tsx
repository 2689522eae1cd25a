/** @jest-environment node */
import { onRenderBody } from "gatsby-plugin-image/gatsby-ssr";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { withoutImagePlugin } from "./image-plugin";

/** A head as the plugin, as it is installed, writes it. */
function headOfPlugin(): string {
  const parts: ReactElement[] = [];
  onRenderBody({ setHeadComponents: (more) => parts.push(...more) });
  return parts.map((part) => renderToStaticMarkup(part)).join("");
}

test("nothing of the plugin stays, and all else does", () => {
  const before = '<style data-href="/styles.css">a{color:red}</style>';
  const after = '<script type="application/ld+json">{}</script><noscript><style>b{}</style></noscript>';
  expect(headOfPlugin()).toContain("gatsby-image-wrapper");
  expect(withoutImagePlugin(before + headOfPlugin() + after)).toBe(before + after);
});
