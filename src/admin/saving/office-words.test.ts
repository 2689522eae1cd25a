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
    'This page has the same address as "Pages › contact": "/contact".',
  ],
  ['Write "path": "/about".', 'Write "/about".'],
  ["There is no text in <p></p>", "There is an empty paragraph."],
  ["Delete <h3> </h3>", "Delete the empty heading."],
  ["Text between the tags.", "Words in it."],
  ["Write the text between the tags.", "Write the words in it."],
  ["Delete <q></q>", "Delete the empty part."],
  ["Write {phone} instead of it.", "Write {phone} instead of it."],
])("%s", (theirs, ours) => {
  expect(officeWords(theirs)).toBe(ours);
});
