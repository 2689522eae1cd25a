import { emergencies } from "../../content/emergencies";
import { findConcernProblems } from "../rules/concerns";
import { findTranscriptProblems } from "../rules/media";
import { findNoticeProblems } from "../rules/notices";
import { findQuotedTestimonials } from "../rules/odd-texts";
import { all, casesOf, each, fine } from "./case.fixtures";

const quote = (text: string) => ({
  testimonials: [
    { id: "home", quote: "They listened." },
    { id: "two", quote: text },
  ],
});

casesOf(findQuotedTestimonials, {
  ...each(quote, {
    ' "They helped." ': '"They helped."',
  }),
  ...fine(
    quote,
    'He said "yes" at once',
    '"Yes" is what he said.',
    "What he said was “yes”",
    "“Yes” and “no”",
  ),
});

const medium = { resources: [{ kind: "media-item", id: "show" }] };
const captions = (id: string, state: string, checked?: string) => ({
  transcripts: [{ id, captions: { state, checked } }],
});

const known = { ...medium, links: [], "pages/home": { path: "/" } };

casesOf(findTranscriptProblems, {
  "captions of an unknown video while files are missing": [captions("clip", "none")],
  "captions of a known video": [{ ...medium, ...captions("show", "automatic") }],
  "checked captions": [{ ...medium, ...captions("show", "checked", "2026-11-03") }],
  "a day without captions": [{ ...medium, ...captions("show", "none", "2026-11-03") }, "The captions are"],
  "an invalid entry": [{ ...medium, ...captions("show", "checked", "today") }],
  "an unknown video": [{ ...known, ...captions("shows", "none") }, 'Did you mean "show"?'],
  "a video that is not like any": [{ ...known, ...captions("clip", "none") }, "Write one of these ids"],
  "captions of a podcast": [
    {
      ...known,
      links: [{ id: "talk", name: "Our talk", url: "https://talk.example" }],
      "pages/home": { path: "/", blocks: [{ kind: "prose", listenLink: "talk" }] },
      ...captions("talk", "none"),
    },
  ],
  "an unknown video while links are unknown": [
    { ...known, links: [{ id: "Bad" }], ...captions("clip", "none") },
  ],
  "checked captions without a day": [{ ...medium, ...captions("show", "checked") }, "the day is missing"],
});

const allConcerns = Object.entries(emergencies).map(([id, first]) => ({ id, first }));
const numbers = {
  crisisLines: [{ number: "988" }, { number: "911" }],
  helpLines: ["poison", "battery", "child-protection", "child-abuse"].map((id) => ({ id })),
};
const shown = (...ids: string[]) => ({
  path: "/",
  blocks: [{}, { areas: [{ concerns: Object.keys(emergencies) }, { concerns: ids }] }],
});
const concerns = (...more: { id: string; [field: string]: unknown }[]) => ({
  clinic: numbers,
  concerns: [...allConcerns.filter(({ id }) => !more.some((each) => each.id === id)), ...more],
  "pages/services": shown(...more.map(({ id }) => id).filter((id) => !(id in emergencies))),
});
const walks = { id: "walks", service: "physical" };

casesOf(findConcernProblems, {
  "all emergencies and a concern": [concerns(walks)],
  "a concern with only a first": [concerns({ id: "walks", first: "doctor" })],
  "a concern with nobody to turn to": [concerns({ id: "walks" }), "does not say whom to turn to"],
  "a concern without an id that no page shows": [
    { ...concerns(), concerns: [...allConcerns, { service: "physical" }] },
    'the concern ""',
  ],
  "a concern that no page shows while pages are unknown": [
    { clinic: numbers, concerns: [...allConcerns, walks] },
  ],
  "a concern on two pages": [
    { ...concerns(walks), "pages/a": { path: "/a", blocks: [{ areas: [{ concerns: ["walks"] }] }] } },
    '"walks" is shown twice',
  ],
  "an emergency without a first": [concerns({ id: "gun", service: "physical" }), 'The emergency "gun" has'],
  "a missing number": [
    { ...concerns(), clinic: { ...numbers, crisisLines: [{ number: "988" }] } },
    "number 911 is",
  ],
  "a missing line": [
    {
      ...concerns(),
      clinic: { ...numbers, helpLines: [{ id: "battery" }, { id: "child-abuse" }, { id: "poison" }] },
    },
    'The line "child-protection" is missing',
  ],
  "a first that does not exist": [concerns({ id: "walks", first: "nurse" })],
  "an emergency that was removed": [{ ...concerns(), concerns: allConcerns.slice(1) }, "concern with the"],
  "an emergency that calls another number": [concerns({ id: "gun", first: "poison" }), '"first": "poison"'],
  "two emergencies that were removed": [
    { ...concerns(), concerns: allConcerns.slice(2) },
    "no-air",
    "swallowed-",
  ],
});

const language = (fields: object) => ({
  notices: { languages: [{ name: "Spanish", lang: "es", dir: "ltr", ...fields }] },
});
const source = { source: "https://notices.example", checked: "2026-11-01" };

const languages = (...tags: string[]) => ({ notices: { languages: tags.map((lang) => ({ lang })) } });
/** A text after the tag of its language. */
const inScript = (written: string) => {
  const [lang, text] = written.split(" ");
  return language({ lang, text: `${text} {phone}`, ...source });
};

casesOf(findNoticeProblems, {
  "a language without a text": [language({})],
  "a language without a tag": [
    language({ lang: undefined, name: undefined, text: "Llame." }),
    '"source" is missing',
    '"checked" is missing',
    "The notice in ",
  ],
  "a text with its source": [language({ text: "Llame al {phone}.", ...source })],
  "a text without a source and a day": [language({ text: "Llame al {phone}." }), '"source"', '"checked"'],
  "a day without a text": [language({ checked: "2026-11-01" }), 'There is "checked", but no "text"'],
  "a source and a day without a text": [language(source), 'There is "source", but no "text"'],
  "an unnamed language": [language({ name: undefined, text: "Llame.", ...source }), "The notice in es"],
  "a language twice, in another notation": [languages("es", "ES"), 'Write "es".'],
  "a language three times": [languages("es", "es", "es"), "entry 2", "entry 3"],
  "something else than a tag": [language({ lang: "Spanish", dir: "rtl" })],
  "a language from left to right that is marked rtl": [language({ dir: "rtl" }), 'Write "dir": "ltr"'],
  "an unknown direction": [language({ lang: "ar", dir: "up" })],
  "an unknown language": [language({ lang: "qx", dir: "rtl" })],
  "letters that languages share": [language({ text: "{phone} 123", ...source }), "the letters of Spanish"],
  ...fine(inScript, "zh-Hans 请拨打", "zh-Hant 請撥打", "ja お電話", "ja デンワ", "ja 電話", "ko 전화"),
  ...all(inScript, ["zh-Hans Call", "ja Call", "ko Call", "ru Call"], () => "not in the letters of Spanish"),
  ...all(
    (lang) => language({ lang, dir: "ltr" }),
    ["ff-Adlm", "ar", "he", "nqo", "rhg", "syr", "dv"],
    (lang) => `The script of "${lang}" runs the other way`,
  ),
});
