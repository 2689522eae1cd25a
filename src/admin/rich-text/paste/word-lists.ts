/** What Word writes for an entry of a list: a paragraph that starts with the sign or number that it shows. */
const entries = 'p[style*="mso-list"], p[class*="MsoListParagraph"]';
const sign = /^\s*(?:[·•§▪o]|(\(?(?:\d+|[a-z]|[ivxlc]+)[.)]))[\s\u00a0]+/i;

/** Replaces the list paragraphs of Word with lists, nested by their level. */
export function replaceWordLists(body: HTMLElement): void {
  /** The lists that the last entry is in, the outermost one first. */
  let open: Element[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>(entries)) {
    const found = removeSign(paragraph);
    if (found === undefined) continue;
    const tag = found.isNumber ? "ol" : "ul";
    if (paragraph.previousElementSibling !== open[0]) open = [];
    const isOther = open[found.level - 1]?.localName !== tag;
    open = open.slice(0, isOther ? found.level - 1 : found.level);
    while (open.length < found.level) open.push(newList(tag, open.at(-1), paragraph));
    const entry = document.createElement("li");
    entry.append(...paragraph.childNodes);
    open.at(-1)?.append(entry);
    paragraph.remove();
  }
}

/** Adds a list inside the last entry of another one, or before a paragraph. */
function newList(tag: string, outer: Element | undefined, paragraph: Element): Element {
  const list = document.createElement(tag);
  if (outer === undefined) paragraph.before(list);
  else (outer.lastElementChild ?? outer.appendChild(document.createElement("li"))).append(list);
  return list;
}

/** Removes the sign at the start of an entry. @returns undefined if it is a plain paragraph */
function removeSign(paragraph: HTMLElement): { level: number; isNumber: boolean } | undefined {
  const [, level] = /mso-list:\s*\S+\s+level(\d+)/i.exec(paragraph.getAttribute("style") ?? "") ?? [];
  const ignored = paragraph.querySelector('[style*="mso-list:Ignore" i]');
  const text = `${ignored?.textContent ?? paragraph.textContent}\u00a0`;
  const [start, number] = sign.exec(text) ?? [];
  if (level === undefined && start === undefined) return undefined;
  if (ignored === null) removeStart(paragraph, start?.length ?? 0);
  else ignored.remove();
  return { level: Number(level ?? 1), isNumber: number !== undefined };
}

function removeStart(element: Element, length: number): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let rest = length; rest > 0 && texts.nextNode() !== null; ) {
    const text = texts.currentNode as Text;
    const cut = Math.min(rest, text.length);
    text.deleteData(0, cut);
    rest -= cut;
  }
}
