import { factNames } from "../../content/facts";
import { storyNames } from "../../content/story-names";
import { eachField, type Finding } from "./each-field";
import type { Fault } from "./fault";
import { nearest } from "./nearest";
import type { Content } from "./read-content";

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(" ");
const factRule = `The facts are ${braced(factNames)}`;
const storyRule = `A story names ${braced(storyNames)}, and facts: ${braced(factNames)}`;

/** Braces that name no fact, or stand where they are not filled in. */
export function findTokenFaults(content: Content): Fault[] {
  return eachField(content, ({ role, value }) => {
    if (role === "html") return [...unknownFacts(value), ...linksInLinks(value)];
    if (role === "story") return unknownFacts(value, [...storyNames, ...factNames], storyRule);
    return role === "text" ? unknownFacts(value) : bracesInPlainField(value);
  });
}

function unknownFacts(copy: string, names: readonly string[] = factNames, rule = factRule): Finding[] {
  return [...copy.matchAll(/\{([^{}<>]{0,30})\}|\{\s*(\w*)|\}/g)]
    .filter(({ 1: name }) => name === undefined || !names.includes(name))
    .map(({ index, 0: braces, 1: name, 2: open = "" }) => {
      const meant = nearest((name ?? open).trim(), names);
      return {
        index,
        found:
          name === undefined
            ? "This brace has no partner."
            : `${braces} is no ${rule === storyRule ? "name of a story and no " : ""}fact of the clinic.`,
        expected: rule,
        mend: meant === undefined ? "Write one of these, or no braces." : `Did you mean {${meant}}?`,
      };
    });
}

/** These facts become links by themselves, and a link can't stand in a link. */
function linksInLinks(html: string): Finding[] {
  return [...html.matchAll(/<a [^>]*>(?:(?!<\/a>).)*?\{(phone|phoneWritten|fax|email)\}/gs)].map(
    ({ index, 0: link, 1: name }) => ({
      index,
      found: `{${name}} stands within ${link.slice(0, link.indexOf(">") + 1)}`,
      expected: `{${name}} becomes a link by itself, and a link can't stand in a link.`,
      mend: "Remove the <a …> and </a> around it.",
    }),
  );
}

function bracesInPlainField(words: string): Finding[] {
  const braces = /\{[A-Za-z]*\}/.exec(words);
  if (braces === null) return [];
  return [
    {
      index: braces.index,
      found: `${braces[0]} would be shown as it is.`,
      expected: "Facts in braces are filled in only in texts and HTML, not in this field.",
      mend: "Write the sentence without it.",
    },
  ];
}
