import { fileLabel } from "./file-label";

/** What an office calls the tags of formatted text. */
const tagNames: Readonly<Record<string, string>> = {
  p: "paragraph",
  h3: "heading",
  li: "entry of a list",
  ul: "list",
  ol: "list",
  a: "link",
  strong: "bold text",
  em: "italic text",
};

const emptyTag = /<(\w+)[^<>]*>\s*<\/\1>/.source;

/** What the content check says to people who edit files, and what it means in a form. */
const replacements: readonly (readonly [theirs: RegExp, ours: (...parts: string[]) => string])[] = [
  [
    /"?(data\/[\w/-]+\.json)"?(?:, line \d+)?/g,
    (_, path = "") => `"${fileLabel(path).replace(/\.json$/, "")}"`,
  ],
  [new RegExp(`There is no text in ${emptyTag}`, "g"), (_, tag = "") => `There is an empty ${nameOf(tag)}.`],
  [new RegExp(`Delete ${emptyTag}`, "g"), (_, tag = "") => `Delete the empty ${nameOf(tag)}.`],
  [/[Tt]ext between the tags\b/g, () => "words in it"],
  [/"id"|\bid\b(?= "|,)/g, () => "short name"],
  [/"path": (?=")/g, () => ""],
  [/"path"|\bpath\b(?= is)/g, () => "address"],
];

/** Puts a message of the content check into the words of an office, which knows no files, tags and keys. */
export function officeWords(message: string): string {
  const text = replacements.reduce((words, [theirs, ours]) => words.replace(theirs, ours), message);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nameOf(tag: string): string {
  return tagNames[tag] ?? "part";
}
