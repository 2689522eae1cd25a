import { escaped } from "../content-check/values";
import { type Catalog, english } from "./catalog";

const accents: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", o: "ó", u: "ú", y: "ý" };

/** A text of the pseudo-language: an accent on every vowel, and long words, with its placeholders as they are. */
export function pseudo(text: string): string {
  return text === "" ? "" : `⟦${stretched(text)}⟧`;
}

/** The same without brackets: each word is a third longer. */
export function stretched(text: string): string {
  return accented(text).replace(/\{\w+\}|\p{L}{3,}/gu, (word) =>
    word.startsWith("{") ? word : word + "·".repeat(Math.ceil(word.length / 3)),
  );
}

/** A text of the pseudo-language where it may not be longer than the English one. */
export function accented(text: string): string {
  return text.replace(/\{\w+\}|[aeiouy]/gi, (part) => {
    const letter = accents[part.toLowerCase()] ?? part;
    return part === part.toLowerCase() || part.length > 1 ? letter : letter.toUpperCase();
  });
}

/** The catalog of the pseudo-language: what is read in it must not have a word that the code says in English. */
export const pseudoCatalog: Catalog = { ...inPseudo(english), locale: english.locale };

function inPseudo<Words>(words: Words): Words {
  if (typeof words === "string") return pseudo(words) as Words;
  if (Array.isArray(words)) return words.map(inPseudo) as Words;
  return Object.fromEntries(
    Object.entries(Object(words)).map(([key, each]) => [key, inPseudo(each)]),
  ) as Words;
}

/** What the page says and shows in English words of the catalog: whole texts, with anything in their placeholders. */
export function englishWordsIn(page: Element, content: unknown): string[] {
  const own = JSON.stringify(content);
  const said = textsOf(page).filter((text) => !own.includes(JSON.stringify(text).slice(1, -1)));
  return said.filter((text) => patterns.some((pattern) => pattern.test(text)));
}

const patterns = textsIn(english)
  .filter((text) => /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, "")))
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\{\w+\}/)
          .map(escaped)
          .join("[^⟦⟧]+")}$`,
      ),
  );

function textsIn(words: unknown): string[] {
  return typeof words === "string" ? [words] : Object.values(Object(words)).flatMap(textsIn);
}

const named = ["aria-label", "aria-roledescription", "alt", "title", "placeholder", "data-prefill"];

function textsOf(page: Element): string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  for (const element of page.querySelectorAll("*"))
    for (const name of named) texts.push(element.getAttribute(name) ?? "");
  return texts.map((text) => text.trim()).filter(Boolean);
}
