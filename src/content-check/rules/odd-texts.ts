import { testimonial } from "../../content/entities";
import { type Problem, problemsAt } from "../problem";
import type { Content } from "../read-content";
import { validEntriesOf } from "../source-file";
import { checkTexts } from "../translations/match-pairs";
import { clip, withoutInvisible } from "../values";
import { checkFields, type FieldProblem } from "../walk-fields";

/** The most letters of a text that readers still read, by the kind of field. What is said in a video may be long. */
const most: Readonly<Record<string, number>> = {
  name: 100,
  words: 300,
  text: 1_500,
  story: 500,
  html: 6_000,
};

const markdown = /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\(\S+\)|(?:^|>)#{1,6} \S|(?:^|>)\s*```/;
/** What people write until they know more. */
const left =
  /\[(?:[Ii]nsert|[Aa]dd|[Ee]nter|[Yy]our|[Dd]ate|[Nn]ame|[Tt]ime)\b[^\]]*\]|\b(?:TBD|XXX+)\b|\b[Ll]orem ipsum\b/;
const escapedTag = /&lt;\/?[a-z][^&]*&gt;/i;

/**
 * Finds texts that nobody wants to show: without a letter, too long, unfinished, in Markdown, with tags as text or spaces around
 * them, or with a second line that hides the rest of a biography.
 */
export function findOddTexts(content: Content): Problem[] {
  return checkTexts(content, ({ role, value, isWellFormed }, { collection }) => {
    if (!isWellFormed || value.trim() === "") return [];
    const usual = most[String(role)];
    if (usual === undefined) return [];
    const limit = collection === "transcripts" ? Number.POSITIVE_INFINITY : usual;
    const readable = role === "html" ? value.replace(/<[^>]*>/g, "") : value;
    const found: (FieldProblem | false | undefined)[] = [
      role !== "html" && value !== value.trim() && aroundIt(value),
      !/[\p{L}\p{N}]/u.test(readable) && withoutLetter(value),
      readable.length > limit && tooLong(readable, limit),
      at(markdown, value, markdownIn),
      at(left, value, leftFor),
      role === "html" && at(escapedTag, value, tagAsText),
      role === "html" && secondLine(value),
    ];
    return found.filter((each) => each !== false && each !== undefined).slice(0, 1);
  });
}

function at(pattern: RegExp, text: string, explain: (found: string) => FieldProblem) {
  const match = pattern.exec(text);
  return match ? { index: match.index, ...explain(match[0].replace(/^>\s*/, "")) } : undefined;
}

const aroundIt = (value: string): FieldProblem => ({
  found: `There are spaces around "${clip(value.trim())}".`,
  expected: "A text that begins and ends with a letter or a sign.",
  fix: value.length > 150 ? "Delete the spaces at its beginning and its end." : `Write "${value.trim()}".`,
});

const withoutLetter = (value: string): FieldProblem => ({
  found: `"${clip(value)}" has no letter and no digit.`,
  expected: "Words. Screen readers and search engines can't read signs and pictures in place of them.",
  fix: "Write it in words.",
});

const tooLong = (readable: string, limit: number): FieldProblem => ({
  found: `The text has ${readable.length} letters and spaces.`,
  expected: `At most ${limit}, because nobody reads more of it at this place.`,
  fix: `Shorten it by ${readable.length - limit} at least, or put the rest on a page of its own and link to it.`,
});

const markdownIn = (found: string): FieldProblem => ({
  found: `"${clip(found)}" is Markdown. Visitors would see its signs.`,
  expected:
    "Plain words or, where formatting is allowed, <strong>bold</strong>, <em>italic</em> and <a href='…'>links</a>.",
  fix: "Delete the signs and, where formatting is allowed, mark the words in the form or with these tags.",
});

const leftFor = (found: string): FieldProblem => ({
  found: `"${clip(found)}" still waits for the right words.`,
  expected: "What visitors should read.",
  fix: `Write it instead of "${clip(found)}", or the sentence without it, such as "Call us for the day."`,
});

function tagAsText(found: string): FieldProblem {
  const tag = found.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  return {
    found: `Visitors would read ${clip(tag)} as text.`,
    expected: "Words, and formatting that was chosen in the form.",
    fix: `Delete ${clip(found)}`,
  };
}

/** Only the first line folds what comes after it: a second one would be a line on the page. */
function secondLine(html: string): FieldProblem | undefined {
  const index = html.indexOf("<hr>", html.indexOf("<hr>") + 1);
  if (index === -1) return undefined;
  return {
    index,
    found: "There is a second <hr>.",
    expected: "At most one. Everything after it is folded until a visitor opens it.",
    fix: "Delete this <hr>.",
  };
}

/** Finds invisible characters in texts, and non-breaking spaces in HTML, which often come from Word. */
export function findStrangeCharacters(content: Content): Problem[] {
  return checkTexts(content, ({ role, value, isWellFormed }) => {
    if (!isWellFormed || typeof role === "object") return [];
    if (value !== "" && value.trim() === "") return onlySpaces;
    const entity = role === "html" ? /[\p{L}\p{M}\w']*&nbsp;[\p{L}\p{M}\w']*/u.exec(value) : null;
    if (entity !== null) {
      return {
        index: entity.index,
        found: `There is &nbsp; in "${entity[0]}", a non-breaking space, which often comes from Word.`,
        expected: "Plain spaces, so that lines can break on a phone.",
        fix: `Write "${entity[0].replaceAll("&nbsp;", " ")}".`,
      };
    }
    const word = value.split(/(?<=\s)/).find((each) => withoutInvisible(each).length < each.length);
    if (word === undefined) return [];
    return {
      index: value.indexOf(word),
      found: `There is an invisible character in "${clip(word.trim())}".`,
      expected: "Only visible characters and plain spaces.",
      fix: `Delete this and type it again: ${withoutInvisible(word.trim())}`,
    };
  });
}

const onlySpaces = {
  found: "There are only spaces between the quotation marks.",
  expected: "A text.",
  fix: "Write the text, or delete this line if the field is optional.",
};

const fileName =
  /^\S+\.(?:jpe?g|png|gif|heic|webp|svg)$|^(?:IMG|DSC|DCIM|image|picture|photo|screenshot)[\s_-]*\d*$/i;

/** Finds alt texts that are only a file name or a word such as "photo". */
export function findAltTextProblems(content: Content): Problem[] {
  return checkFields(content, ({ value, path }) => {
    const isAlt = path.at(-1) === "alt" || path.at(-1) === "imageAlt";
    if (!isAlt || !fileName.test(value.trim())) return [];
    return {
      found: `"${value}" does not say what the picture shows.`,
      expected: "A sentence that tells people who can't see the picture what is in it.",
      fix: 'Write a sentence that says who is in the picture and what they do, or "" if the picture is only decoration.',
    };
  });
}

/** Finds testimonials in quotation marks; the website adds its own. */
export function findQuotedTestimonials({ files }: Content): Problem[] {
  return validEntriesOf(files, "testimonials", testimonial).flatMap(({ file, path, entry: { quote } }) => {
    const [, inner = ""] = /^["“]([^"“”]*)["”]$/.exec(quote) ?? [];
    const message = {
      found: `There are extra quotation marks around the words: ${clip(quote, 40)}`,
      expected: "The words alone. The website adds the quotation marks.",
      fix: `Delete the extra quotation marks: "${clip(inner, 100)}"`,
    };
    return problemsAt(file, path, [[inner, ["quote"], message]]);
  });
}
