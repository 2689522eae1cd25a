import { backoffMs } from "./backoff";

test("the backoff doubles from 2 s to 5 minutes", () => {
  const backoffs = [1, 2, 3, 4, 8, 9, 1_000].map(backoffMs);
  expect(backoffs).toEqual([2_000, 4_000, 8_000, 16_000, 256_000, 300_000, 300_000]);
});
