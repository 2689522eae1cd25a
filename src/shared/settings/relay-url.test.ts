import { relayUrl } from "./relay-url";

test.each([
  [undefined, undefined],
  [" ", undefined],
  ["https://relay.example/", "https://relay.example"],
  ["http://127.0.0.1:9000", "http://127.0.0.1:9000"],
])("%j gives %j", (RELAY_URL, expected) => {
  expect(relayUrl({ RELAY_URL })).toBe(expected);
});

test.each(["relay.example", "ftp://relay.example", "https://relay.example/send-email.php"])(
  "%s is rejected",
  (RELAY_URL) => {
    expect(() => relayUrl({ RELAY_URL })).toThrow(`RELAY_URL is "${RELAY_URL}". It must be `);
  },
);
