import { memoize } from "./memoize";

test("computes each result once, also if it is undefined", () => {
  const compute = jest.fn((word: string) => (word === "none" ? undefined : word.length));
  const lengthOf = memoize(compute);
  expect(["one", "three", "none", "one", "none"].map(lengthOf)).toEqual([3, 5, undefined, 3, undefined]);
  expect(compute.mock.calls).toEqual([["one"], ["three"], ["none"]]);
});
