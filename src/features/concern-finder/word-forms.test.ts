import { english } from "./english";
import { isEveryday, significantWords, split } from "./word-forms";

const { stem } = english;

test.each([
  ["walk", "walks walking walked"],
  ["hit", "hits hitting"],
  ["hop", "hops hopping hopped"],
  ["fall", "falls falling"],
  ["pass", "passes passing passed"],
  ["glass", "glasses"],
  ["bus", "buses"],
  ["box", "boxes"],
  ["big", "bigger"],
  ["teach", "teacher teachers teaches teaching"],
  ["baby", "babies"],
  ["cookie", "cookies cooky"],
  ["money", "moneys"],
  ["scare", "scared scares scaring"],
  ["stare", "stared stares staring"],
  ["speed", "speeds speeded speeding"],
  ["tire", "tired"],
])("%s has the stem of %s", (word, forms) => {
  expect(forms.split(" ").map(stem)).toEqual(forms.split(" ").map(() => stem(word)));
});

test.each([
  ["scare", "scar"],
  ["care", "car"],
  ["stare", "star"],
  ["her", "h"],
  ["ring", "r"],
  ["string", "str"],
  ["bed", "b"],
  ["need", "ne"],
  ["bleed", "ble"],
  ["agreed", "agre"],
  ["care", "bare"],
  ["add", "ad"],
  ["egg", "eg"],
  ["bottle", "botle"],
  ["bus", "bu"],
  ["kiss", "kis"],
  ["class", "clas"],
  ["fall", "fal"],
  ["die", "d"],
  ["tie", "t"],
  ["used", "us"],
  ["his", "hi"],
  ["gas", "ga"],
  ["free", "fr"],
])("%s does not have the stem of %s", (word, other) => {
  expect(stem(word)).not.toBe(stem(other));
});

test.each([
  ["He doesn’t  TALK!", ["he", "doesnt", "talk"]],
  ["can't; she`s, he´s, ‘both’", ["cant", "shes", "hes", "both"]],
  ["Crème brûlée", ["creme", "brulee"]],
  ["1st 22nd 3rd 4th grade", ["grade"]],
  ["3yo", ["yo"]],
  ["call 988, not 911", ["call", "988", "not"]],
  ["a 504plan", ["a", "504", "plan"]],
  ["3.5 hours.", ["hours"]],
  ["threw up", ["vomit"]],
  ["threw - up", ["vomit"]],
  ["eats.walks", ["eats", "walks"]],
  ["vitamin b12", ["vitamin", "b12"]],
  ["", []],
])("%j is split into words", (text, words) => {
  expect(split([text])).toEqual([words]);
});

test("invisible characters do not split a word", () => {
  expect(split(["tip\u00adtoe \u200bwalks\u2060"])).toEqual([["tiptoe", "walks"]]);
});

test("each text is split by itself", () => {
  expect(split(["he threw", "up the hill", ""])).toEqual([["he", "threw"], ["up", "the", "hill"], []]);
  expect(split(["walks"])).toEqual([["walks"]]);
});

test.each([
  ...[
    "1 week",
    "9 weeks",
    "10 wk",
    "13 wks old",
    "2 weeksold",
    "7w",
    "8 w o",
    "two weeks old",
    "twelve weeks",
  ],
  ...["1 day old", "5 days old", "40 days old", "1 month", "3 months old", "three mos", "2 mo o", "one mth"],
])("a baby of %s is a newborn", (age) => {
  expect(split([`he is ${age} and hot`])).toEqual([["he", "is", "newborn", "and", "hot"]]);
});

test.each(["14 weeks", "0 weeks", "20 weeks", "4 months", "13 months", "5 days", "2 years old", "2 walks"])(
  "%s is no age of a newborn",
  (age) => {
    expect(split([age]).flat()).not.toContain("newborn");
  },
);

test.each([
  "100.4",
  "100.9",
  "101",
  "103",
  "104.5",
  "107",
  "102 f",
  "101 degrees",
  "101 degree",
  "101f",
  "103 temp",
  "104 temperature",
])("%s is a fever", (temperature) => {
  expect(split([`has ${temperature}`])).toEqual([["has", "fever"]]);
});

test.each(["98.6", "99", "100", "100.3", "108", "1010", "2101"])("%s is no fever", (temperature) => {
  expect(split([`has ${temperature}`])).toEqual([["has"]]);
});

/** The significant words of a text: negated ones with "not", light ones in parentheses. */
const significant = (text: string) =>
  significantWords(text.split(" ")).map(({ written, isNegated, isLight }) => {
    const word = isLight ? `(${written})` : written;
    return isNegated ? `not ${word}` : word;
  });

test.each([
  ["my son walks on his toes", ["walks", "toes"]],
  ["he cant talk", ["not talk"]],
  ["cant talk or walk", ["not talk", "walk"]],
  ["cant talk and cant walk", ["not talk", "not walk"]],
  ["never ever talks", ["not talks"]],
  ["wont look at faces", ["(look)", "not faces"]],
  ["talks never", ["not talks"]],
  ["never talks never", ["not talks"]],
  ["cant talk walks never", ["not talk", "walks"]],
  ["eats words never", ["eats", "not words"]],
  ["never", []],
  ["the", []],
])("%j is about %j", (text, words) => {
  expect(significant(text)).toEqual(words);
});

test("a light word has a stem of its own, so that it never matches another word", () => {
  expect(significantWords(["looks", "walks"]).map(({ stem }) => stem)).toEqual(["~look", "walk"]);
});

test("only words of a harmless idiom are harmless", () => {
  const words = significantWords(["dying", "to", "walk", "dying"], new Set([0, 1]));
  expect(words.map(({ written, isHarmless }) => [written, isHarmless])).toEqual([
    ["dying", true],
    ["walk", false],
    ["dying", false],
  ]);
  expect(significantWords(["dying"])).toMatchObject([{ isHarmless: false, isNegated: false }]);
});

test.each([
  ["the", true],
  ["never", true],
  ["look", true],
  ["looking", true],
  ["walk", false],
  ["toes", false],
])("whether %s is an everyday word: %p", (word, isIt) => {
  expect(isEveryday(word)).toBe(isIt);
});
