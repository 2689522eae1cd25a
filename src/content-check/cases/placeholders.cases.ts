import { findPlaceholderProblems } from "../rules/placeholders";
import { casesOf, each, fine } from "./case.fixtures";

const home = (more: object, ...blocks: object[]) => ({ "pages/home": { path: "/", ...more, blocks } });
const plain = (title: string) => home({ title });
const html = (text: string) => home({}, { kind: "prose", text });
const story = (text: string) => home({}, { kind: "picture-story", scenes: [{ sentences: [{ text }] }] });
const text = (summary: string) => ({ services: [{ summary }] });
const insurance = (names: object) => ({
  clinic: { insurance: { accepted: ["A"], inNetwork: ["A"], homeschool: ["A"], ...names } },
});

casesOf(findPlaceholderProblems, {
  ...each(html, {
    "Go: {mail}": "Write {email} instead of {mail}",
    "Go: {call}": "Write {phone} instead of {call}",
    "Go: {the number}": "Write {phone} instead of {the number}",
    "Go: {our-tel}": "Write {phone}",
    "Go: {opening times}": "Write {hours}",
    "Go: {Schedule}": "Write {hours}",
    "Go: {street}": "Write {address}",
    "Go: {our location}": "Write {address}",
    "Go: {insurance}": "Write {insurers}",
    "Go: {all insurances}": "Write {insurers}",
    "Go: {the clinic}": "Write {name}",
    "Go: {Fax}": "Write {fax}",
    "Go: {our fax line}": "Write {fax}",
    "Go: {the inNetwork list}": "Write {inNetwork}",
    "Go: {phnoe}": "Write {phone}",
    "Go: { phone }": "Write {phone} instead of { phone }",
    "Go: {{phone}}": "Write {phone} instead of {{phone}}",
    "Go: {{{ fax }}": "Write {fax} instead of {{{ fax }}",
    "Go: {{telephone}}": "Write {phone} instead of {{telephone}}",
    "Go: [fax]": "Write {fax} instead of [fax]",
    "Go: {phone": "Write {phone} instead of {phone",
    "Go: { phone": "Write {phone} instead of { phone",
    "{child}": "Write one of these instead of",
    "{something else}": "Write one of these instead of",
    "{}": "Write one of these instead of",
    "phone}": "Write one of these instead of",
    "{1": "Write one of these instead of",
    "{a name that is longer than any fact}": ["instead of {a,", "instead of },"],
    "Or <a href='/a'>call\n<em>{phone}</em></a>": "{phone} is inside <a href='/a'>",
    "Or <a href='/a'>call\n<em>{phoneWritten}</em></a>": "{phoneWritten} is inside <a href='/a'>",
    "Or <a href='/a'>call\n<em>{fax}</em></a>": "{fax} is inside <a href='/a'>",
    "Or <a href='/a'>call\n<em>{email}</em></a>": "{email} is inside <a href='/a'>",
    "<a href='/a'>{fax}</a> <a href='/b'>{email}</a>": ["<a href='/a'>", "<a href='/b'>"],
    "{our mail}": "Write {email}",
    "{opening}": "Write {hours}",
    "{{phone}}}": "Write {phone} instead of {{phone}}}",
    "{the times}": "Write {hours}",
  }),
  ...fine(
    html,
    "{phone} {phoneWritten}",
    "a [note]",
    "nothing",
    "<p>{address}</p>",
    "{phone} <a href='/'>Home</a> {email} <a href='/'>Home</a> {fax}",
    "<a href='/'>{address}</a>",
  ),
  "two wrong facts in a text": [text("{mail} {call}"), "{mail}", "{call}"],
  "a name in a story": [story("{child} {animal} {therapist} {name}")],
  "an unknown name in a story": [story("{kid}"), "A name from the story: {child} {animal} {therapist}, or"],
  "a synonym in a story": [story("{tel}"), "Write {phone} instead of {tel}"],
  "a fact in a plain field": [plain("Call {phone}"), "Delete {phone}"],
  "empty braces in a plain field": [plain("Call {}"), "Delete {}"],
  "other braces in a plain field": [plain("{1} {a b} [phone]")],
  "an empty list in a text": [{ ...insurance({ accepted: [] }), ...text("{insurers}") }, '"accepted"'],
  "an empty list in HTML": [
    { ...insurance({ inNetwork: [] }), ...html("{insurers} {inNetwork}") },
    'add a name to "inNetwork"',
  ],
  "an empty list that no text shows": [
    { ...insurance({ homeschool: [] }), ...html("{insurers} homeschool") },
  ],
  "a list in a story while the clinic's file is missing": [text("{insurers}")],
});
