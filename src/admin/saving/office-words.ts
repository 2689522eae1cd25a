import { capitalized } from "../../content-check/values";
import { inWords, labelsOf } from "../forms/words";
import { fileLabel, schemaOfForm } from "./place-in-forms";

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
  hr: "line",
};

const emptyTag = /<(\w+)[^<>]*>\s*<\/\1>/.source;

/** A value as a file has it: a text, a list of texts, a number, or yes or no. */
const value = /("[^"]*"|\[[^\]]*\]|true|false|-?[\d.]*\d|…)/.source;

type Replacement = readonly [theirs: RegExp, ours: string | ((...parts: string[]) => string)];

/** What the content check says to people who edit files, and what it means in a form. The first that fits comes first. */
const replacements: readonly Replacement[] = [
  [/There is no file data\/images\/.*$/g, "The picture is not there anymore."],
  [/\b([Tt]he) (?:picture|file) data\/images\/\S+/g, "$1 picture"],
  [/The path of a (?:\.jpg or \.png )?picture.*$/g, "A picture of this website."],
  [
    /^.*(?:\.\/images\/|data\/images|photo app|under the same name).*$/g,
    "Choose the photo again: the window that opens makes it fit.",
  ],
  [/There is no file static\/documents\/.*$/g, "The PDF is not there anymore."],
  [/\b([Tt]he) file static\/documents\/\S+/g, "$1 file"],
  [/The path of a PDF.*$/g, "A PDF of this website."],
  [/^.*(?:static\/documents|\/documents\/).*$/g, "Choose the PDF again."],
  [/,? or run: npm run [\w:]+/g, ""],
  [/In Visual Studio Code, .*"Discard Changes"\./g, "Take back the save that removed it: see Saves."],
  [/ to the folder data\/pages/g, ""],
  [
    /"?(data\/[\w/-]+(?:\.[\w-]+)?\.json)"?(?:, lines? [\d, and]*\d)?/g,
    (_, path = "") => `"${fileLabel(path)}"`,
  ],
  [/on line \d+/g, "in another entry"],
  [/If this file is only a copy, delete it/g, "If this page is only a copy, remove it"],
  [/delete its file instead/g, "remove that page instead"],
  [/\bthe file beside it\b/g, "what it translates"],

  [
    /\bdelete (?:the|this) line if (?:the field is optional|(there is no limit))/g,
    (_, limit) => `leave it empty${limit ? ` if ${limit}` : " if it may be empty"}`,
  ],
  [
    /\bdelete the line "[^"]*"(?:: "[^"]*")?(?:, and the comma at the end of the line before|,)?/g,
    "remove it here",
  ],
  [/Delete the line ("\w+")/g, "Empty $1"],
  [/\bdelete the entry \{.*$/g, "remove this entry."],
  [/\bdelete it from the list: \[.*$/g, "remove it from the list."],
  [/: cut everything from its \{ to its \}, .*$/g, "."],
  [/,? from its \{ to its \}/g, ""],
  [/ If you want to keep its text and picture, write "kind".*$/g, ""],
  [/Write this block before the first: \{.*$/g, "Add one before the first."],
  [
    /the block "([\w-]+)"|(?<=block of kind |opening block, )"([\w-]+)"/g,
    (_, one, other) => `${one ? "the block " : ""}"${inWords(one ?? other ?? "")}"`,
  ],

  [/Add this line after the \{: "(\w+)": ("[^"]*"),?/g, 'Write $2 in "$1".'],
  [new RegExp(`Add (?:this|a) line[^"]*: "(\\w+)": (?:${value}|\\{ … \\}),`, "g"), 'Fill in "$1".'],
  [/\{ "\w+":.*\}(?= |\.|$)/g, (entry = "") => asFilledIn(entry)],
  [
    /\b([Aa]dd|[Ww]rite) "(\w+)": (true|false)/g,
    (_, verb = "", field = "", is = "") => `${/[AW]/.test(verb) ? "S" : "s"}witch "${field}" ${onOrOff(is)}`,
  ],
  [
    new RegExp(`\\b([Aa]dd|[Ww]rite) "(\\w+)": ${value}`, "g"),
    (_, verb = "", field = "", text = "") => `${/[AW]/.test(verb) ? "W" : "w"}rite ${text} in "${field}"`,
  ],
  [/("\w+"): (true|false)/g, (_, field = "", is = "") => `${field} ${onOrOff(is)}`],
  [new RegExp(`("\\w+"): ${value}`, "g"), "$1 $2"],
  [/\[("[^\]]*)\]/g, "$1"],

  [/There is nothing between the quotation marks(?:: "")?/g, "Nothing is written here"],
  [/There are only spaces between the quotation marks/g, "There are only spaces here"],
  [/text in quotation marks/g, "a text"],
  [/,? without quotation marks/g, ""],
  [/ in (?:\[square brackets\]|\{braces\})/g, ""],
  [/the fields between \{ and \}, as in another entry/g, "all of its fields"],
  [/Several ids are between one pair of quotation marks/g, "Several names are in one field"],
  [/Each id in its own quotation marks/g, "Each in a field of its own"],

  [/No ([\w ]+) has the id ("[^"]*")/g, "There is no $1 $2"],
  [
    /The id of (?:an entry in|a concern)("[^"]*")?[^:]*/g,
    (all = "") => (/"[^"]*"/.exec(all) === null ? "A concern" : `One of ${/"[^"]*"/.exec(all)?.[0]}`),
  ],
  [/Write one of these ids/g, "Pick another one"],
  [/The ids are/g, "You can pick"],
  [/\bdelete "(\w+)": true/g, 'switch "$1" off'],
  [/, <strong>bold.*links<\/a>/g, ", what the buttons above the text make"],
  [/in the form or with these tags/g, "with the buttons above the text"],
  [/An entry for each id that is used/g, "An entry for each one that is used"],
  [/"id"|\bid\b/g, "short name"],
  [/\bids\b/g, "short names"],
  [/\b([Aa])n "?anchor"?(?!\w)/g, "$1 name for links"],
  [/"anchor"|\banchor\b/g, "name for links"],
  [/\banchors\b/g, "names for links"],
  [/\bpath\b(?= is|, )/g, "address"],

  [new RegExp(`There is no text in ${emptyTag}`, "g"), (_, tag = "") => `There is an empty ${nameOf(tag)}.`],
  [new RegExp(`Delete ${emptyTag}`, "g"), (_, tag = "") => `Delete the empty ${nameOf(tag)}.`],
  [/[Tt]ext between the tags\b/g, "words in it"],
  [/(?<=(?:second|this) )<(\w+)>/g, (_, tag = "") => nameOf(tag)],
];

/**
 * Puts a message of the content check into the words of an office, which knows no files, tags and keys.
 * @param file the file with the problem, whose fields are called as in its form
 */
export function officeWords(message: string, file = ""): string {
  const labels = labelsOf(schemaOfForm(file));
  const emptied = (all: string, verb: string, name: string) =>
    labels.has(name) ? `${verb === "Delete" ? "Empty" : "empty"} "${name}"` : all;
  const text = replacements
    .reduce(
      (words, [theirs, ours]) =>
        typeof ours === "string" ? words.replace(theirs, ours) : words.replace(theirs, ours),
      message,
    )
    .replace(/\b([Dd]elete) "(\w+)"(?: and its value)?(?= *(?:[.,:]|$|if))/g, emptied)
    .replace(/(?<!\b[Ww]rite )"(\w+)"/g, (all, name: string) =>
      labels.has(name) ? `"${labels.get(name)}"` : all,
    );
  return capitalized(text);
}

function nameOf(tag: string): string {
  return tagNames[tag] ?? "part";
}

function onOrOff(value: string): string {
  return value === "true" ? "on" : "off";
}

/** The fields of an entry, as they would be filled in. A text that is cut off stays as it is. */
function asFilledIn(entry: string): string {
  try {
    const fields = Object.entries<unknown>(JSON.parse(entry));
    return fields.map(([name, filled]) => `"${name}" ${[filled].flat().join(", ")}`).join("; ");
  } catch {
    return entry;
  }
}
