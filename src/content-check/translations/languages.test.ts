import { englishAreas } from "../../words/catalog";
import { contentOf, pairs, spanish } from "../content-of.fixtures";
import { readContent } from "../read-content";
import { makeFixture } from "../valid-site.fixtures";
import { languagesOf } from "./languages";
import { matchPairs } from "./match-pairs";
import { readLanguages, recordLivePages } from "./read-languages";
import { textsOfPage } from "./texts-of-page";
import { translatableTexts } from "./translatable";

const home = {
  path: "/",
  title: "Home",
  blocks: [
    { kind: "prose", heading: "Welcome", text: "<p>See <a href='document:policy'>our policy</a>.</p>" },
    { kind: "related-services", heading: "Welcome", services: ["speech"] },
  ],
};
const services = [
  { id: "speech", name: "Speech Therapy", path: "/speech", summary: "Talk.", firstVisit: "We play." },
];
const documents = [{ id: "policy", title: "Policy", description: "What we do.", file: "/documents/p.pdf" }];
const content = { "pages/home": home, services, documents };
const shown = {
  Home: "Inicio",
  Welcome: "Hola",
  "<p>See <a href='document:policy'>our policy</a>.</p>":
    "<p>Lea <a href='document:policy'>la póliza</a>.</p>",
};
const entries = {
  "services.es": pairs({ "Speech Therapy": "Terapia del habla", "Talk.": "Hable.", "We play.": "Jugamos." }),
  "documents.es": pairs({ Policy: "Póliza", "What we do.": "Lo que hacemos." }),
};
const whole = {
  ...content,
  ...entries,
  "languages/es": spanish,
  "pages/home.es": { path: "/es", ...pairs(shown) },
};
const first = (values: Readonly<Record<string, unknown>>) => languagesOf(contentOf(values))[0];

test("a page needs its own texts once, those of the entries that it names, and those of what they name", () => {
  const { files, ...rest } = contentOf({
    "pages/services": {
      path: "/services",
      blocks: [{ kind: "concern-finder", areas: [{ concerns: ["lisp"] }] }],
    },
    "pages/team": { path: "/our-team", blocks: [{ kind: "team-list", heading: "Everyone" }] },
    concerns: [
      { id: "lisp", name: "Lisps", words: ["s"], answer: "Wait.", service: "speech" },
      { id: "other", name: "Other" },
    ],
    services,
    team: [{ id: "anika", name: "Anika", position: "Therapist" }],
    navigation: { menu: [{ name: "Home", id: "/" }] },
    closures: [{ id: "snow", reason: "Snow" }],
  });
  const [page, team] = files.map((file) => [...textsOfPage(file, { files, ...rest })]);
  expect(page).toEqual(["Lisps", "Wait.", "Speech Therapy", "Talk.", "We play.", "Home"]);
  expect(team).toEqual(["Everyone", "Therapist", "Home"]);
});

test("a language knows the other websites that can be read in it, wherever the content names them", () => {
  const [both, english] = [{ languages: ["tl", "es"] }, { languages: ["tl"] }];
  const language = first({
    ...whole,
    links: [
      { id: "line", url: "https://helpline.example/", ...both },
      { id: "shop", url: "https://shop.example/", ...english },
      { id: "park", url: "https://park.example/" },
    ],
    resources: [
      { videoUrl: "https://videos.example/1", ...both },
      { link: "https://videos.example/2", ...both },
    ],
    clinic: { languages: ["es"], social: [{ name: "Facebook", url: "https://social.example/", ...both }] },
    concerns: [{ id: "fall", sources: [{ url: "https://source.example/", ...both }] }],
  });
  expect([...(language?.websites ?? [])].sort()).toEqual(
    ["helpline.example/", "social.example/", "source.example/", "videos.example/1", "videos.example/2"].map(
      (address) => `https://${address}`,
    ),
  );
});

test("names, numbers and texts without words are not translated", () => {
  const { files } = contentOf({
    clinic: {
      name: "Guidepost",
      tagline: "Therapy",
      crisisLines: [{ name: "Emergency", number: "911", when: "{phone}" }],
    },
    notices: { english: "Help is free." },
  });
  expect(files.flatMap(translatableTexts)).toEqual(["Therapy", "Emergency"]);
});

test("a language has the pages of which every text is translated, with their paths", () => {
  const language = first(whole);
  expect(language).toMatchObject({ code: "es", name: "Español", locale: "es-US", direction: "ltr" });
  expect(language?.pages).toEqual(new Map([["/", "/es"]]));
  expect(language?.texts.get("Talk.")).toBe("Hable.");
  expect(language?.words.layout.skip).toBe(englishAreas.layout.skip);
});

const isLive = { "pages/home.es": { path: "/es", website: "shown", ...pairs(shown) } };
const { layout, ...otherAreas } = englishAreas;

test.each<[string, object, string]>([
  [
    "a text of the page",
    { "pages/home.es": { path: "/es", website: "shown", ...pairs({ ...shown, Home: "" }) } },
    "Home",
  ],
  [
    "a new text of the page",
    { "pages/home": { ...home, title: "All that is new here" } },
    "All that is new here",
  ],
  ["a text of a service", { "services.es": pairs({ "Talk.": "Hable." }) }, "Speech Therapy"],
  ["a document", { "documents.es": pairs({}) }, "Policy"],
  ["an entry of the menu", { navigation: { menu: [{ name: "New", id: "/" }] } }, "New"],
  ["a day closed", { closures: [{ id: "snow", reason: "Snow", from: "2026-12-01" }] }, "Snow"],
  [
    "a word of the interface",
    { "languages/es": { ...spanish, words: { ...otherAreas, layout: { ...layout, fax: "" } } } },
    layout.fax,
  ],
  ["every word of an area", { "languages/es": { ...spanish, words: otherAreas } }, layout.skip],
])("a page that is live stays so while %s is not translated, and shows it in English", (_, change, text) => {
  const language = first({ ...whole, ...isLive, ...change });
  expect(language?.pages).toEqual(new Map([["/", "/es"]]));
  expect(language?.untranslated).toContain(text);
  expect(language?.words.layout.skip).toBe(layout.skip);
});

test("that a page is live is written into its file when it is complete for the first time", () => {
  const site = makeFixture();
  const { content } = readContent(site.folder);
  const page = content.files.find(({ name }) => name === "data/pages/home.json");
  if (page === undefined) throw new Error("The fixture has no home page.");
  const texts = Object.fromEntries([...textsOfPage(page, content)].map((text) => [text, `${text} `]));
  site.write("data/languages/es.json", JSON.stringify(spanish));
  const spanishHome = "data/pages/home.es.json";
  site.write(spanishHome, JSON.stringify({ path: "/es", ...pairs(texts) }, null, 2));
  const before = site.read(spanishHome);
  expect(recordLivePages(site.folder)).toEqual([spanishHome]);
  const after = site.read(spanishHome);
  expect(after).toBe(before.replace('"path": "/es",', '"path": "/es",\n  "website": "shown",'));
  const english = JSON.parse(site.read("data/pages/home.json"));
  site.write("data/pages/home.json", JSON.stringify({ ...english, title: "All of this is new." }));
  expect(readLanguages(site.folder)[0]?.untranslated).toContain("All of this is new.");
  expect(recordLivePages(site.folder)).toEqual([]);
  site.remove(".");
});

test.each([
  ["a text of the page is empty", { "pages/home.es": { path: "/es", ...pairs({ ...shown, Home: "" }) } }],
  ["a text of a service is not there", { "services.es": pairs({ "Talk.": "Hable." }) }],
  ["a document is not translated", { "documents.es": pairs({}) }],
  ["it has no path", { "pages/home.es": pairs(shown) }],
  ["words of the interface are missing", { "languages/es": { ...spanish, words: {} } }],
  ["its locale is none", { "languages/es": { ...spanish, locale: "spanish!" } }],
  ["its entry hides it", { "pages/home.es": { path: "/es", website: "hidden", ...pairs(shown) } }],
  ["the language is a draft", { "languages/es": { ...spanish, draft: true } }],
  ["the file of the language is not valid", { "languages/es": { ...spanish, direction: "up" } }],
])("a home page is not there, nor its language, where %s", (_, change) => {
  expect(first({ ...whole, ...change })).toBeUndefined();
});

test("a translation of a text that has changed since is shown, and known to be older than its original", () => {
  const changed = {
    "pages/home": { ...home, title: "Our new home" },
    "pages/home.es": { path: "/es", ...pairs({ ...shown, "Our own home": "Nuestra casa" }) },
  };
  const values = { ...whole, ...changed };
  expect(first(values)?.texts.get("Our new home")).toBe("Nuestra casa");
  const { translated, unused } = matchPairs(contentOf(values), "es");
  expect(translated.get("Our new home")?.english).toBe("Our own home");
  expect(unused.map(({ english }) => english)).toEqual(["Home"]);
});

test("each changed text gets the most similar translation, and a different one gets none", () => {
  const values = contentOf({
    "pages/home": {
      path: "/",
      title: "Call us on Monday",
      socialTitle: "Call us on Tuesday",
      description: "Snow",
    },
    "languages/es": spanish,
    "pages/home.es": pairs({
      "Call us Tuesdays": "martes",
      "Call us on Mondays": "lunes",
      Sleet: "aguanieve",
    }),
  });
  const { translated, unused, repeated } = matchPairs(values, "es");
  expect(Array.from(translated, ([english, { text }]) => [english, text])).toEqual([
    ["Call us on Monday", "lunes"],
    ["Call us on Tuesday", "martes"],
  ]);
  expect(unused).toMatchObject([{ english: "Sleet" }]);
  expect(repeated).toEqual([]);
});
