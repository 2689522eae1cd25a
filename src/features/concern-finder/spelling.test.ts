import { asSpoken, typingErrors } from "./spelling";

test.each([
  ["walk", "walk", 0, "the same word"],
  ["", "", 0, "no word"],
  ["wolk", "walk", 1, "a wrong letter"],
  ["bslk", "walk", 2, "two wrong letters"],
  ["wak", "walk", 1, "a missing letter"],
  ["waalk", "walk", 1, "a letter twice"],
  ["walkx", "walk", 1, "a letter at the end"],
  ["xwalk", "walk", 1, "a letter at the start"],
  ["wlak", "walk", 1, "swapped letters"],
  ["awlk", "walk", 1, "swapped first letters"],
  ["wakl", "walk", 1, "swapped last letters"],
  ["wlka", "walk", 2, "a letter two places too late"],
  ["ca", "abc", 3, "swapped letters with another between them"],
  ["abab", "baba", 2, "two swaps"],
])("%s for %s is %i typing errors: %s", (typed, word, errors) => {
  expect(typingErrors(typed, word, 3)).toBe(errors);
  expect(typingErrors(word, typed, 3)).toBe(errors);
});

test.each([
  ["walk", "walk", 0, 0],
  ["wolk", "walk", 0, 1],
  ["xbcd", "abcd", 1, 1],
  ["xycd", "abcd", 1, 2],
  ["abcd", "wxyz", 2, 3],
  ["walks", "walk", 1, 1],
  ["walk", "walkingly", 2, 3],
  ["walkingly", "walk", 2, 3],
])("counting the errors of %s for %s stops above %i", (typed, word, max, errors) => {
  expect(typingErrors(typed, word, max)).toBe(errors);
});

test.each([
  ["fonics", "phonics"],
  ["elefant", "elephant"],
  ["nee", "knee"],
  ["rist", "wrist"],
  ["tik", "tick"],
  ["kat", "cat"],
  ["sell", "cell"],
  ["sity", "city"],
  ["sykle", "cycle"],
  ["sissors", "scissors"],
  ["sent", "scent"],
  ["soo", "zoo"],
  ["hapy", "happy"],
  ["skool", "scool"],
])("%s sounds like %s", (one, other) => {
  expect(asSpoken(one)).toBe(asSpoken(other));
});

test.each([
  ["unknown", "unnown"],
  ["playwright", "playright"],
  ["scare", "sare"],
  ["pat", "fat"],
  ["hat", "fat"],
  ["cup", "sup"],
  ["chin", "shin"],
])("%s does not sound like %s", (one, other) => {
  expect(asSpoken(one)).not.toBe(asSpoken(other));
});
