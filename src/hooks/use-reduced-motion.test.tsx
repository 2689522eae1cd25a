import { act, renderHook } from "@testing-library/react";
import { setCalm } from "../browser/calm";
import { useReducedMotion } from "./use-reduced-motion";

afterEach(() => setCalm(false));

test("things move until calm mode is on, and again when it is off", async () => {
  const { result } = renderHook(useReducedMotion);
  expect(result.current).toBe(false);
  await act(async () => setCalm(true));
  expect(result.current).toBe(true);
  await act(async () => setCalm(false));
  expect(result.current).toBe(false);
});
