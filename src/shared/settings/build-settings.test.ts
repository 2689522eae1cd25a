import { readBuildSettings } from "./build-settings";

const none = {
  siteUrl: "http://localhost:9000",
  relayUrl: undefined,
  sourceDate: undefined,
  isServiceWorkerRetired: false,
  embeds: { mapsApiKey: null, reviewsWidgetUrl: null, gtagId: null, relayUrl: null },
  admin: null,
};

test("every setting has a default, also if its variable is empty", () => {
  expect(readBuildSettings({ PATH: "/bin" })).toEqual(none);
  const empty = { SITE_URL: "", RELAY_URL: " ", GATSBY_OFFLINE: "", GATSBY_GTAG_ID: "\n" };
  expect(readBuildSettings(empty)).toEqual(none);
});

test.each([
  ["SITE_URL", "https://clinic.example", { siteUrl: "https://clinic.example" }],
  ["SITE_URL", " https://clinic.example/ ", { siteUrl: "https://clinic.example" }],
  ["SITE_URL", "http://localhost:8000", { siteUrl: "http://localhost:8000" }],
  ["RELAY_URL", "https://relay.example/", { relayUrl: "https://relay.example" }],
  ["RELAY_URL", "http://127.0.0.1:9000", { relayUrl: "http://127.0.0.1:9000" }],
  ["SOURCE_DATE_EPOCH", "1795564800", { sourceDate: new Date("2026-11-25T00:00:00Z") }],
  ["GATSBY_OFFLINE", "off", { isServiceWorkerRetired: true }],
  ["GATSBY_GOOGLE_MAPS_API_KEY", "AIza_key-1", { embeds: { mapsApiKey: "AIza_key-1" } }],
  [
    "GATSBY_REVIEWS_WIDGET_URL",
    "https://reviews.example/widget.js?id=1",
    { embeds: { reviewsWidgetUrl: "https://reviews.example/widget.js?id=1" } },
  ],
  ["GATSBY_GTAG_ID", "G-AB12CD34EF", { embeds: { gtagId: "G-AB12CD34EF" } }],
  ["GATSBY_RELAY_URL", "https://relay.example", { embeds: { relayUrl: "https://relay.example" } }],
])("accepts %s=%s", (name, value, expected) => {
  expect(readBuildSettings({ [name]: value })).toMatchObject(expected);
});

const origin = "an http or https address without a path, such as";
const widget = "the full https address of the widget's script, such as https://reviews.example.org/widget.js";

test.each([
  ...[
    "clinic.example",
    "www",
    "ftp://clinic.example",
    "https://clinic.example/site",
    "https://clinic.example/?a=1",
    "https://user@clinic.example",
  ].flatMap((address) => [
    ["SITE_URL", address, `${origin} https://www.example.org`],
    ["RELAY_URL", address, `${origin} https://relay.example.org`],
  ]),
  ["SOURCE_DATE_EPOCH", "2026-11-25", "a number of seconds since 1970, such as 1795564800"],
  ["GATSBY_OFFLINE", "false", "off, or not be set"],
  ["GATSBY_GOOGLE_MAPS_API_KEY", "a key", "a key of letters, digits, - and _"],
  ["GATSBY_REVIEWS_WIDGET_URL", "http://reviews.example/w.js", widget],
  ["GATSBY_REVIEWS_WIDGET_URL", "reviews.example", widget],
  ["GATSBY_GTAG_ID", "');alert(1)//", "a tag such as G-AB12CD34EF"],
  [
    "GATSBY_RELAY_URL",
    "https://relay.example/send-email.php",
    "the address of the form relay without a path, such as https://relay.example.org",
  ],
])("rejects %s=%s", (name, value, rule) => {
  expect(() => readBuildSettings({ [String(name)]: value })).toThrow(
    `${name} is "${value}". It must be ${rule}.`,
  );
});

test("reports all invalid variables at once", () => {
  expect(() => readBuildSettings({ SITE_URL: "x", GATSBY_GTAG_ID: "y" })).toThrow(
    /^SITE_URL is "x"\. .*\nGATSBY_GTAG_ID is "y"\. /,
  );
});
