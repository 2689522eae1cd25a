import "../../content-check/cases/all.cases";
import { allCases, today } from "../../content-check/cases/case.fixtures";
import { contentOf } from "../../content-check/content-of.fixtures";
import { officeWords } from "./office-words";

test.each([
  [
    '"(907) 555-0142" is typed by hand, so it would stay the same when data/clinic.json changes.',
    '"(907) 555-0142" is typed by hand, so it would stay the same when "The clinic" changes.',
  ],
  [
    'Each "id" only once. The same is in data/team.json, line 3.',
    'Each short name only once. The same is in "People".',
  ],
  ['The id "ben" is used twice.', 'The short name "ben" is used twice.'],
  ['Write another id, such as "benb".', 'Write another short name, such as "benb".'],
  [
    'This page has the same "path" as data/pages/contact.json: "/contact".',
    'This page has the same "Address on this website" as "Pages › Contact": "/contact".',
  ],
  ['Write "path": "/about".', 'Write "/about" in "Address on this website".'],
  ["There is no text in <p></p>", "There is an empty paragraph."],
  ["Delete <h3> </h3>", "Delete the empty heading."],
  ["Text between the tags.", "Words in it."],
  ["Write the text between the tags.", "Write the words in it."],
  ["Delete <q></q>", "Delete the empty part."],
  ["There is no file data/images/team/x.jpg.", "The picture is not there anymore."],
  ["The path of a picture, starting from this file.", "A picture of this website."],
  ["The picture data/images/a.jpg is 451 KB.", "The picture is 451 KB."],
  [
    'Save the picture as data/images/x.jpg and write "../images/x.jpg".',
    "Choose the photo again: the window that opens makes it fit.",
  ],
  ["There is no file static/documents/x.pdf.", "The PDF is not there anymore."],
  ['Write "/documents/Card.pdf", or rename the file to card.pdf.', "Choose the PDF again."],
  ["Write {phone} instead of it.", "Write {phone} instead of it."],
])("%s", (theirs, ours) => {
  expect(officeWords(theirs, "data/pages/about.json")).toBe(ours);
});

/** What only people who edit files know. A {fact} of the clinic is in the forms, too. */
const ofFiles =
  /\bids?\b|\banchors?\b|\.json|data\/|npm|Visual Studio|\bcomma at|\bits \{|\["|"\]|"\w+": ["[{\d]|brackets|\{braces|between the quotation marks|line \d|Delete the line "/;
/** What a form can't have: it writes its own tags, kinds and fields, and the words of a language are in no form. */
const notInForms = /^(?:findHtmlProblems|findSchemaProblems|findUntranslated)$/;
const rules = allCases.filter(({ rule }) => !notInForms.test(rule.name));

test.each(rules)("no message of $rule.name speaks of files", ({ rule, cases }) => {
  for (const [data] of Object.values(cases))
    for (const { file, found, expected, fix } of rule(contentOf(data), today))
      for (const message of [found, expected, fix]) expect(officeWords(message, file)).not.toMatch(ofFiles);
});
