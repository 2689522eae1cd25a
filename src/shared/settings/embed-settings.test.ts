import { embedSettings } from "./embed-settings";

test("unset and empty variables give null", () => {
  const nothing = { mapsApiKey: null, reviewsWidgetUrl: null, gtagId: null, relayUrl: null };
  expect(embedSettings({})).toEqual(nothing);
  expect(embedSettings({ GATSBY_GTAG_ID: "", GATSBY_REVIEWS_WIDGET_URL: " " })).toEqual(nothing);
});

test("each setting has its variable", () => {
  expect(
    embedSettings({
      GATSBY_GOOGLE_MAPS_API_KEY: "AIza_key-1",
      GATSBY_REVIEWS_WIDGET_URL: "https://reviews.example/widget.js?id=1",
      GATSBY_GTAG_ID: "G-AB12CD34EF",
      GATSBY_RELAY_URL: "https://relay.example",
    }),
  ).toEqual({
    mapsApiKey: "AIza_key-1",
    reviewsWidgetUrl: "https://reviews.example/widget.js?id=1",
    gtagId: "G-AB12CD34EF",
    relayUrl: "https://relay.example",
  });
});

test.each([
  ["GATSBY_GOOGLE_MAPS_API_KEY", "a key", "a key of letters, digits, - and _"],
  [
    "GATSBY_REVIEWS_WIDGET_URL",
    "http://reviews.example/w.js",
    "the full https address of the widget's script",
  ],
  ["GATSBY_REVIEWS_WIDGET_URL", "reviews.example", "the full https address of the widget's script"],
  ["GATSBY_GTAG_ID", "');alert(1)//", "a tag such as G-AB12CD34EF"],
  [
    "GATSBY_RELAY_URL",
    "https://relay.example/send-email.php",
    "the address of the form relay without a path, such as https://relay.example.org",
  ],
])("%s=%s is rejected", (name, value, description) => {
  expect(() => embedSettings({ [name]: value })).toThrow(`${name} is "${value}". It must be ${description}.`);
});
