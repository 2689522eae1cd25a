/** @jest-environment node */
import { addressesIn, asciiAddress } from "./mail-address";

test.each([
  ["ana@example.com", "ana@example.com"],
  ["jorg@bücher.example", "jorg@xn--bcher-kva.example"],
  ["Ana+1@EXAMPLE.com", "Ana+1@example.com"],
  ["jörg@bücher.example", undefined],
  ["李@example.com", undefined],
  ["a\u007f@example.com", undefined],
  ["ana@a b.example", undefined],
])("%s is %s where only ASCII is taken", (address, ascii) => {
  expect(asciiAddress(address)).toBe(ascii);
});

test("reads the addresses of a list, each once", () => {
  const list =
    "Front desk <desk@x.example>, hello@Bücher.example, desk@X.example, Team: a@x.example, b@x.example;";
  expect(addressesIn(list)).toEqual([
    "desk@x.example",
    "hello@xn--bcher-kva.example",
    "a@x.example",
    "b@x.example",
  ]);
});
