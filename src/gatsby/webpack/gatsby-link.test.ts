import * as gatsbyLink from "gatsby-link";
import * as ours from "./gatsby-link";

// Gatsby does not type all that it exports.
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
])('the parts of "%s" are those that Gatsby finds', (address) => {
  expect(ours.parsePath(address)).toEqual(theirs.parsePath(address));
});

test.each([
  ["/contact", undefined],
  ["/about#team", { replace: true }],
  ["/services?x=1", { state: { scrollDelay: 100 } }],
])("a step to %s is what Gatsby makes of it", (address, options) => {
  window.___navigate = jest.fn();
  void theirs.navigate(address, options);
  ours.navigate(address, options);
  const [their, own] = jest.mocked(window.___navigate).mock.calls;
  expect(own).toEqual(their);
});

const { ___loader } = window;
afterEach(() => {
  if (___loader) window.___loader = ___loader;
  else delete window.___loader;
});

test.each(["/services?x=1", "/about#team", "/contact"])(
  "a step to %s waits for the page",
  async (address) => {
    window.___navigate = jest.fn();
    window.___webpackCompilationHash = "of-these";
    window.___loader = { loadPage: jest.fn(async () => ({ page: { webpackCompilationHash: "of-these" } })) };
    ours.navigate(address, { replace: true });
    expect(window.___navigate).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(window.___navigate).toHaveBeenCalledWith(address, { replace: true });
  },
);

test("whoever reaches for Gatsby's Link is told what to take in its place", () => {
  expect(() => ours.Link()).toThrow("use PageLink");
});
