import type { InvalidCase } from "./invalid-case";

const file = "data/notices.json";

/** Languages of the notice with a wrong tag, direction or script, or without a source. */
export const brokenNotices: Record<string, InvalidCase> = {
  "a language tag in another notation": {
    file,
    change: ['"lang": "es"', '"lang": "ES"'],
    at: '"ES"',
    says: ["is not how this language tag is written", 'Write "es".'],
  },
  "an old language tag": {
    file,
    change: ['"lang": "es"', '"lang": "tl"'],
    at: '"tl"',
    says: ['Write "fil".'],
  },
  "a language name instead of a tag": {
    file,
    change: ['"lang": "es"', '"lang": "Spanish"'],
    at: '"Spanish",\n      "dir"',
    says: ['such as "es" or "zh-Hant"'],
  },
  "a language that is there twice": {
    file,
    change: [
      '"lang": "ar",\n      "dir": "rtl",\n      "text": "',
      '"lang": "es",\n      "dir": "ltr",\n      "text": "Llame: ',
    ],
    at: '"es",\n      "dir": "ltr",\n      "text": "Llame',
    says: ['The language "es" is in the list twice.'],
  },
  "a script in the wrong direction": {
    file,
    change: ['"dir": "rtl"', '"dir": "ltr"'],
    at: '"ltr",\n      "text": "اتصل',
    says: ['The script of "ar" runs the other way.', 'Write "dir": "rtl".'],
  },
  "a translation without its source": {
    file,
    change: ['"source": "https://notices.example/spanish",\n      ', ""],
    at: '{\n      "name": "Spanish"',
    says: ["nobody can tell who translated the notice into Spanish", "Never translate it by machine"],
  },
  "a source without a translation": {
    file,
    change: ['"text": "Si habla español, llame al {phone}.",\n      ', ""],
    at: '"https://notices.example/spanish"',
    says: ['There is "source", but no "text".'],
  },
  "a notice without a number to call": {
    file,
    change: ["llame al {phone}.", "llámenos."],
    at: '"Si habla',
    says: ["The notice in Spanish has no {phone}"],
  },
  "a notice in other letters than its language": {
    file,
    change: ["اتصل على الرقم {phone}.", "Call {phone}."],
    at: '"Call {phone}."',
    says: ['"Call {phone}." is not in the letters of Arabic.'],
  },
};
