/** @jest-environment node */
import { backoffMs } from "./backoff";

test("the first pause is 10 s at most, and they grow to 5 minutes", () => {
  const pauses = [1, 2, 3, 4, 8, 9, 1_000].map(backoffMs);
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 256_000, 300_000, 300_000]);
});
