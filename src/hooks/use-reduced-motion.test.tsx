import { act, renderHook } from "@testing-library/react";
import { setCalm } from "../browser/calm";
import { useReducedMotion } from "../components/slideshow/fading-slides";

afterEach(() => setCalm(false));

test("calm mode reduces motion, and turning it off allows motion again", async () => {
  const { result } = renderHook(useReducedMotion);
  expect(result.current).toBe(false);
  await act(async () => setCalm(true));
  expect(result.current).toBe(true);
  await act(async () => setCalm(false));
  expect(result.current).toBe(false);
});
