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

test("whoever reaches for Gatsby's Link is told what to take in its place", () => {
  expect(() => ours.Link()).toThrow("use PageLink");
});
