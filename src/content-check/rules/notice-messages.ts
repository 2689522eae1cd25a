import type { Message } from "../problem";
import { clip } from "../values";

/** A tag in another notation, or an old one. */
export const otherTag = (tag: string, canonical: string): Message => ({
  found: `"${tag}" is not how this language tag is written.`,
  expected: "The tag that browsers and screen readers use, in their upper and lower case.",
  fix: `Write "${canonical}".`,
});

/** A language that is there twice. */
export const repeated = (tag: string): Message => ({
  found: `The language "${tag}" is in the list twice.`,
  expected: "Each language only once.",
  fix: "Delete one of the two entries, or correct its tag.",
});

/** A direction that does not fit the script. */
export const backwards = (tag: string, right: string): Message => ({
  found: `The script of "${tag}" runs the other way.`,
  expected: '"rtl" for scripts that run from right to left, "ltr" for all others.',
  fix: `Write "dir": "${right}".`,
});

/** A source without a text. */
export const noText = (field: string): Message => ({
  found: `There is "${field}", but no "text".`,
  expected: 'All of "text", "source" and "checked", or none of them.',
  fix: `Copy the notice from the source into "text", or delete "${field}".`,
});

/** A text without its source or date. */
export const noSource = (field: string, name: string): Message => ({
  found: `"${field}" is missing: nobody can tell who translated the notice into ${name}.`,
  expected: 'A published translation, with the web address in "source" and the day in "checked".',
  fix: `Add "${field}", or delete "text": then families see the English sentence. Never translate it by machine.`,
});

/** A text without a number to call. */
export const noPhone = (name: string): Message => ({
  found: `The notice in ${name} has no {phone}, so it does not say whom to call.`,
  expected: "{phone} in the place of the number.",
  fix: "Write {phone} where the source has its phone number.",
});

/** A text in other letters than those of its language. */
export const otherScript = (text: string, name: string): Message => ({
  found: `"${clip(text, 30)}" is not in the letters of ${name}.`,
  expected: "A text in the language of the entry.",
  fix: 'Copy the text of this language from the source, or correct "lang".',
});
