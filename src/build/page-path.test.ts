import { withSharedPagePath } from "./page-path";

const pageOf = (path: string) =>
  `<p>Words</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>`;

test.each(["/", "/about/community-impact", "/404.html"])("%s is still known to Gatsby", (path) => {
  const page = new DOMParser().parseFromString(withSharedPagePath(pageOf(path)), "text/html");
  const script = page.querySelector("script");
  const scope = { window: { pagePath: "" }, document: { currentScript: script } };
  new Function("window", "document", script?.textContent ?? "")(scope.window, scope.document);
  expect(scope.window.pagePath).toBe(path);
});

test("the script is the same on every page", () => {
  const scriptOf = (path: string) => />(window[^<]+)</.exec(withSharedPagePath(pageOf(path)))?.[1];
  expect(scriptOf("/about")).toBeDefined();
  expect(scriptOf("/about")).toBe(scriptOf("/"));
});

test("a page done before stays as it is", () => {
  const done = withSharedPagePath(pageOf("/about"));
  expect(withSharedPagePath(done)).toBe(done);
});
