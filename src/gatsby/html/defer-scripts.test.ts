/** @jest-environment jsdom */

import { pageOfGatsby } from "./defer-scripts.fixtures";
import { deferScripts } from "./late-files";

const page = deferScripts(pageOfGatsby("/about"));

describe("deferring the scripts of a page", () => {
  test("Gatsby's script tags are in a template, unchanged", () => {
    expect(page).toContain(
      '<template id="late-scripts" data-compilation="a9fb41"><script src="/webpack-runtime-22.js" async></script><script src="/framework-89.js" integrity="sha384-x" async></script><script src="/app-24.js" async></script></template>',
    );
    const document = new DOMParser().parseFromString(page, "text/html");
    expect(document.scripts).toHaveLength(0);
  });

  test("all pages have the same scripts", () => {
    expect(deferScripts(pageOfGatsby("/404.html"))).toBe(page);
  });

  test("it is idempotent, and keeps the comments by which Gatsby finds its scripts", () => {
    expect(deferScripts(page)).toBe(page);
    expect(page.match(/<!-- slice-(start|end) id="_gatsby-scripts-1" -->/g)).toHaveLength(2);
  });

  test("a page without Gatsby's scripts is unchanged", () => {
    const moved = "<script>location.replace('/contact')</script>";
    expect(deferScripts(moved)).toBe(moved);
  });

  test.each(['<script src="/app-24.js" async></script>', 'window.___webpackCompilationHash="a9"'])(
    "unexpected script markup stops the build: %s",
    (inside) => {
      const unknown = `<!-- slice-start id="_gatsby-scripts-1" -->${inside}<!-- slice-end id="_gatsby-scripts-1" -->`;
      expect(() => deferScripts(unknown)).toThrow("script tags have changed");
    },
  );
});
