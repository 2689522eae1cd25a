import { Fragment, Slice } from "prosemirror-model";
import type { EditorProps } from "prosemirror-view";
import { withoutInvisible } from "../../../content-check/values";
import type { Choice } from "../options";
import { hrefOf, schema } from "../schema";
import { replaceWordLists } from "./word-lists";

/** Makes a text box take only what the content check allows from the clipboard. @param links where a link can lead */
export function cleanPaste(links: readonly Choice[]): EditorProps {
  return {
    transformPastedHTML: (html) => cleanHtml(html, (href) => links.some(({ value }) => value === href)),
    transformPastedText: plainCharacters,
    transformPasted: plainSpaces,
  };
}

const blocks = "p, div, li, ul, ol, h1, h2, h3, h4, h5, h6";

/**
 * Prepares HTML from the clipboard for the editor, which then keeps the tags that are allowed: text from Word, Google Docs,
 * Outlook and web pages.
 * @param isTarget says where a link can lead; of other links only the words stay
 */
function cleanHtml(html: string, isTarget: (href: string) => boolean): string {
  // Two line breaks in a row are how some programs separate paragraphs.
  const paragraphs = html.replace(/(?:<br\b[^>]*>\s*){2,}/gi, "</p><p>");
  const { body } = new DOMParser().parseFromString(paragraphs, "text/html");
  for (const part of body.querySelectorAll("style, script, template, title")) part.remove();
  replaceWordLists(body);
  replaceTables(body);
  joinLists(body);
  for (const link of body.querySelectorAll("a")) if (!isTarget(hrefOf(link))) unwrap(link);
  cleanTexts(body);
  for (const element of body.querySelectorAll<HTMLElement>("*")) cleanAttributes(element);
  removeEmpty(body);
  keepEdgeSpaces(body);
  return body.innerHTML.replace(/(?:<br>\s*)+(?=<\/(?:p|div|li|h\d)>)/g, "");
}

/** Replaces characters that other programs put in place of plain ones. */
function plainCharacters(text: string): string {
  return withoutInvisible(text)
    .replace(/[\u2018\u2019\u201a]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[\u2002-\u200a\u202f]/g, " ");
}

function cleanTexts(body: HTMLElement): void {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const text = texts.currentNode as Text;
    text.data = plainCharacters(text.data);
  }
}

/** Makes each row of a table a paragraph. */
function replaceTables(body: HTMLElement): void {
  for (const cell of body.querySelectorAll("td, th")) cell.append(" ");
  for (const table of body.querySelectorAll("table")) {
    const rows = [...table.querySelectorAll("tr")].map((row) => {
      const line = document.createElement("div");
      line.append(...[...row.cells].flatMap((cell) => [...cell.childNodes]));
      return line;
    });
    table.replaceWith(...rows);
  }
}

/** Joins lists that follow one another: Word on the web makes a list of each entry. */
function joinLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll(".ListContainerWrapper")) unwrap(wrapper);
  for (const list of body.querySelectorAll("ul, ol")) {
    const before = list.previousElementSibling;
    if (before?.localName !== list.localName) continue;
    list.prepend(...before.childNodes);
    before.remove();
  }
}

/** Keeps where a link leads, whether words are bold or italic, and what the editor says of its own text. */
function cleanAttributes(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style;
  for (const { name } of [...element.attributes]) {
    if (name !== "href" && !name.startsWith("data-pm-") && name !== "data-href")
      element.removeAttribute(name);
  }
  if (fontWeight !== "") element.style.fontWeight = fontWeight;
  if (fontStyle !== "") element.style.fontStyle = fontStyle;
}

/** Removes blocks without words, and marks around nothing but spaces. */
function removeEmpty(body: HTMLElement): void {
  const isEmpty = ({ textContent }: Element) => textContent?.trim() === "";
  for (const element of [...body.querySelectorAll(blocks)].reverse()) if (isEmpty(element)) element.remove();
  for (const element of body.querySelectorAll("b, strong, i, em, span, a"))
    if (isEmpty(element)) unwrap(element);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

const space = "\u00a0";

/**
 * Marks the spaces at the ends of copied words with non-breaking ones, since the editor drops plain ones there. Then words
 * pasted between others do not stick to them. Whole paragraphs have no such ends.
 */
function keepEdgeSpaces(body: HTMLElement): void {
  if (body.querySelector(blocks) !== null) return;
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  const words = texts.filter(({ data }) => data.trim() !== "");
  const [first] = words;
  const last = words.at(-1);
  if (first !== undefined) first.data = first.data.replace(/^ +/, space);
  if (last !== undefined) last.data = last.data.replace(/ +$/, space);
}

/** Makes the non-breaking spaces in pasted words plain ones. */
function plainSpaces({ content, openStart, openEnd }: Slice): Slice {
  return new Slice(withPlainSpaces(content), openStart, openEnd);
}

function withPlainSpaces(content: Fragment): Fragment {
  return Fragment.from(
    content.content.map((node) =>
      node.isText
        ? schema.text((node.text ?? "").replaceAll(space, " "), node.marks)
        : node.copy(withPlainSpaces(node.content)),
    ),
  );
}
