/** @jest-environment node */
import { memoize } from "./memoize";

test("each answer is worked out once, that there is none too", () => {
  const workOut = jest.fn((word: string) => (word === "none" ? undefined : word.length));
  const lengthOf = memoize(workOut);
  expect(["one", "three", "none", "one", "none"].map(lengthOf)).toEqual([3, 5, undefined, 3, undefined]);
  expect(workOut.mock.calls).toEqual([["one"], ["three"], ["none"]]);
});
