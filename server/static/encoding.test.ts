import { acceptedEncodings } from "./encoding";

test.each([
  [undefined, []],
  ["", []],
  ["identity", []],
  ["br", ["br"]],
  ["gzip", ["gzip"]],
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["GZIP", ["gzip"]],
  ["br;q=0.5, gzip;q=0.8", ["gzip", "br"]],
  ["br;q=0, gzip", ["gzip"]],
  ["br;q=0.000, gzip;q=0", []],
  ["*", ["br", "gzip"]],
  ["br;q=0, *", ["gzip"]],
  ["*;q=0", []],
  ["identity;q=1, *;q=0", []],
  ["identity;q=1, br;q=0.5", []],
  ["identity;q=0.5, gzip;q=0.8, br;q=0.2", ["gzip"]],
  ["deflate, zstd", []],
  [",;=;,gzip;;", ["gzip"]],
])("%j accepts %j", (header, expected) => {
  expect(acceptedEncodings(header).map(({ name }) => name)).toEqual(expected);
});
