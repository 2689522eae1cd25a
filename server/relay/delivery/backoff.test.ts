import { backoffForOneMs, backoffMs } from "./backoff";

test("the backoff doubles from 2 s to 5 minutes", () => {
  const backoffs = [1, 2, 3, 4, 8, 9, 1_000].map(backoffMs);
  expect(backoffs).toEqual([2_000, 4_000, 8_000, 16_000, 256_000, 300_000, 300_000]);
});

test("the backoff for one recipient doubles from 2 s to an hour", () => {
  const backoffs = [1, 2, 11, 12, 1_000].map(backoffForOneMs);
  expect(backoffs).toEqual([2_000, 4_000, 2_048_000, 3_600_000, 3_600_000]);
});
