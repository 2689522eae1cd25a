/** @jest-environment jsdom */
import * as gatsbyLink from "gatsby-link";
import * as ours from "./gatsby-link";

// Gatsby's types do not cover all of its exports.
const theirs = gatsbyLink as typeof gatsbyLink & Pick<typeof ours, "parsePath">;

test.each([
  "/",
  "",
  "/about",
  "/about?x=1",
  "/about#team",
  "/about?x=1#team",
  "/about?",
  "/about#",
  "/about#a?b",
])('splits "%s" like Gatsby', (url) => {
  expect(ours.parsePath(url)).toEqual(theirs.parsePath(url));
});

test.each([
  ["/contact", undefined],
  ["/about#team", { replace: true }],
  ["/services?x=1", { state: { scrollDelay: 100 } }],
])("navigating to %s calls Gatsby's router like Gatsby does", (url, options) => {
  window.___navigate = jest.fn();
  void theirs.navigate(url, options);
  ours.navigate(url, options);
  const [their, own] = jest.mocked(window.___navigate).mock.calls;
  expect(own).toEqual(their);
});

const { ___loader } = window;
afterEach(() => {
  if (___loader) window.___loader = ___loader;
  else delete window.___loader;
});

test.each(["/services?x=1", "/about#team", "/contact"])(
  "navigating to %s waits until the page has loaded",
  async (url) => {
    window.___navigate = jest.fn();
    window.___webpackCompilationHash = "this-build";
    window.___loader = {
      loadPage: jest.fn(async () => ({ page: { webpackCompilationHash: "this-build" } })),
    };
    ours.navigate(url, { replace: true });
    expect(window.___navigate).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(window.___navigate).toHaveBeenCalledWith(url, { replace: true });
  },
);

test("using Gatsby's Link throws and names PageLink", () => {
  expect(() => ours.Link()).toThrow("Use PageLink");
});
