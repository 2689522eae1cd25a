import { addressesIn, asciiAddress } from "./mail-address";

test.each([
  ["ana@example.com", "ana@example.com"],
  ["jorg@bücher.example", "jorg@xn--bcher-kva.example"],
  ["Ana+1@EXAMPLE.com", "Ana+1@example.com"],
  ["jörg@bücher.example", undefined],
  ["李@example.com", undefined],
  ["a\u007f@example.com", undefined],
  ["ana@a b.example", undefined],
])("%s is %s in ASCII", (address, ascii) => {
  expect(asciiAddress(address)).toBe(ascii);
});

test.each([
  [
    "Front desk <desk@x.example>, hello@Bücher.example, desk@X.example, Team: a@x.example, b@x.example;",
    ["desk@x.example", "hello@xn--bcher-kva.example", "a@x.example", "b@x.example"],
  ],
  ["Desk@X.example, o'neil@x.example", ["Desk@x.example", "o'neil@x.example"]],
  ['"front desk"@x.example', ['"front desk"@x.example']],
  ["a..b@x.example", ['"a..b"@x.example']],
  ["jörg@bücher.example", ["jörg@bücher.example"]],
])("parses %s into the addresses of the SMTP envelope, without duplicates", (list, addresses) => {
  expect(addressesIn(list)).toEqual(addresses);
  expect(addressesIn(addresses.join())).toEqual(addresses);
});
