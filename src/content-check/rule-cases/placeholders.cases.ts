import { findPlaceholderProblems } from "../rules/placeholders";
import type { RuleCases } from "./rule-cases";

const home = (more: object, ...blocks: object[]) => ({ "pages/home": { path: "/", ...more, blocks } });
const plain = (title: string) => home({ title });
const html = (text: string) => home({}, { kind: "prose", text });
const story = (text: string) => home({}, { kind: "picture-story", scenes: [{ sentences: [{ text }] }] });
const text = (summary: string) => ({ services: [{ summary }] });
const insurance = (names: object) => ({
  clinic: { insurance: { accepted: ["A"], inNetwork: ["A"], homeschool: ["A"], ...names } },
});

const placeholderCases: RuleCases = {
  rule: findPlaceholderProblems,
  cases: [
    ...["{phone} {phoneWritten}", "a [note]", "nothing", "<p>{address}</p>"].map(
      (copy) => [copy, html(copy)] as const,
    ),
    ...(
      [
        ["{mail}", "{email} instead of {mail}"],
        ["{call}", "{phone} instead of {call}"],
        ["{the number}", "{phone} instead of {the number}"],
        ["{our-tel}", "{phone}"],
        ["{opening times}", "{hours}"],
        ["{Schedule}", "{hours}"],
        ["{street}", "{address}"],
        ["{our location}", "{address}"],
        ["{insurance}", "{insurers}"],
        ["{all insurances}", "{insurers}"],
        ["{the clinic}", "{name}"],
        ["{Fax}", "{fax}"],
        ["{our fax line}", "{fax}"],
        ["{the inNetwork list}", "{inNetwork}"],
        ["{phnoe}", "{phone}"],
        ["{ phone }", "{phone} instead of { phone }"],
        ["{{phone}}", "{phone} instead of {{phone}}"],
        ["{{{ fax }}", "{fax} instead of {{{ fax }}"],
        ["{{telephone}}", "{phone} instead of {{telephone}}"],
        ["[fax]", "{fax} instead of [fax]"],
        ["{phone", "{phone} instead of {phone"],
        ["{ phone", "{phone} instead of { phone"],
      ] as const
    ).map(([copy, fact]) => [copy, html(`Go: ${copy}`), `Write ${fact}`] as const),
    ...["{child}", "{something else}", "{}", "phone}", "{1"].map(
      (copy) => [copy, html(copy), "Write one of these instead of"] as const,
    ),
    [
      "braces around a sentence",
      html("{a name that is longer than any fact}"),
      "instead of {a,",
      "instead of },",
    ],
    ["two wrong facts in a text", text("{mail} {call}"), "{mail}", "{call}"],
    ["a name in a story", story("{child} {animal} {therapist} {name}")],
    [
      "an unknown name in a story",
      story("{kid}"),
      "A name from the story: {child} {animal} {therapist}, or one",
    ],
    ["a synonym in a story", story("{tel}"), "Write {phone} instead of {tel}"],
    ["a fact in a plain field", plain("Call {phone}"), "Delete {phone}"],
    ["empty braces in a plain field", plain("Call {}"), "Delete {}"],
    ["other braces in a plain field", plain("{1} {a b} [phone]")],
    [
      "an empty list in a text",
      { ...insurance({ accepted: [] }), ...text("{insurers}") },
      'add a name to "accepted"',
    ],
    [
      "an empty list in HTML",
      { ...insurance({ inNetwork: [] }), ...html("{insurers} {inNetwork}") },
      'add a name to "inNetwork"',
    ],
    [
      "an empty list that no text shows",
      { ...insurance({ homeschool: [] }), ...html("{insurers} homeschool") },
    ],
    ["a list in a story while the clinic's file is missing", text("{insurers}")],
    ["facts beside links", html("{phone} <a href='/'>Home</a> {email} <a href='/'>Home</a> {fax}")],
    ["a fact that is no link in a link", html("<a href='/'>{address}</a>")],
    ...["phone", "phoneWritten", "fax", "email"].map(
      (fact) =>
        [
          `{${fact}} in a link`,
          html(`Or <a href='/a'>call\n<em>{${fact}}</em></a>`),
          `{${fact}} is inside <a href='/a'>`,
        ] as const,
    ),
    [
      "two facts in two links",
      html("<a href='/a'>{fax}</a> <a href='/b'>{email}</a>"),
      "<a href='/a'>",
      "<a href='/b'>",
    ],
    ["{our mail} in HTML", html("{our mail}"), "Write {email}"],
    ["{opening}", html("{opening}"), "Write {hours}"],
    ["{{phone}}}", html("{{phone}}}"), "Write {phone} instead of {{phone}}}"],
    ["{the times}", html("{the times}"), "Write {hours}"],
  ],
};

/** Cases of the rule about {placeholders}. */
export const placeholderRuleCases: readonly RuleCases[] = [placeholderCases];
