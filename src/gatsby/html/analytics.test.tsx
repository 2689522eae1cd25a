/** @jest-environment node */
import { onRenderBody } from "gatsby-plugin-google-gtag/gatsby-ssr";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { analyticsPlugin, deferAnalytics } from "./analytics";

const { options } = analyticsPlugin("G-AB12CD34EF");

/** A page with the tags that the installed version of the plugin writes. */
function pageOfPlugin(): string {
  const parts: ReactElement[] = [];
  const add = (more: ReactElement[]) => parts.push(...more);
  onRenderBody({ setHeadComponents: add, setPostBodyComponents: add }, options);
  return `<p>Words</p>${parts.map((part) => renderToStaticMarkup(part)).join("")}`;
}

test("the tag keeps its URL for later, and the page makes no early connection", () => {
  const html = pageOfPlugin();
  expect(html).toContain("preconnect");
  const late = deferAnalytics(html);
  expect(late).toContain(
    '<script data-deferred-src="https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF"></script>',
  );
  expect(late.match(/(?<!deferred-)src=|<link/g)).toBeNull();
  expect(deferAnalytics(late)).toBe(late);
});

test("the configuration stays: no page view by the plugin, and Do Not Track is respected", () => {
  const late = deferAnalytics(pageOfPlugin());
  expect(late).toContain(`gtag('config', 'G-AB12CD34EF', {"send_page_view":false})`);
  expect(late).toContain('!(navigator.doNotTrack == "1"');
});

test.each(["/", "/about", "/about/community-impact", "/no-such-page", "/v1.2/x"])(
  "the plugin reports no page view of %s",
  (path) => {
    const excluded = /window\.excludeGtagPaths=\[(.+?)\];/.exec(pageOfPlugin())?.[1] ?? "";
    const [, source = ""] = /^\/(.+)\/$/.exec(excluded) ?? [];
    expect(path).toMatch(new RegExp(source));
  },
);

test("a page without the tag is unchanged", () => {
  const html =
    '<link rel="preconnect" href="https://fonts.example"/><script src="/app.js" async=""></script>';
  expect(deferAnalytics(html)).toBe(html);
});
