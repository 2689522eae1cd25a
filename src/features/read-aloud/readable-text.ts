/** A sentence to speak, and its range on the page. */
export interface SpokenSentence {
  readonly text: string;
  readonly range: Range;
}

/** The text nodes of one block: a heading, a paragraph, a list item. */
interface Passage {
  readonly block: Element | null;
  readonly nodes: Text[];
}

/** A selector of elements that are not read: controls, hidden text and decoration. */
const unspoken =
  "button,form,fieldset,input,select,textarea,output,label,summary,dialog,svg,script,style,template,iframe," +
  "[role=search],[role=status],[aria-hidden=true],[inert],.visually-hidden";

/**
 * The visible text of a section in document order, split into sentences; pictures are read by their
 * alternative text. What is in another language than the page is not read: the voice can't speak it.
 * @param pictureWord spoken before a picture's alternative text
 */
export function sentencesOf(section: Element, pictureWord: string): SpokenSentence[] {
  const sentences: SpokenSentence[] = [];
  const language = document.documentElement.lang || "en";
  let passage: Passage = { block: null, nodes: [] };
  for (const node of readableNodes(section, `${unspoken},[lang]:not([lang|=${language.split("-")[0]}])`)) {
    const block = blockOf(node);
    if (node instanceof Text && block === passage.block) {
      passage.nodes.push(node);
      continue;
    }
    sentences.push(...sentencesOfPassage(passage, language));
    passage = { block, nodes: node instanceof Text ? [node] : [] };
    if (node instanceof HTMLImageElement) sentences.push(sentenceOfPicture(node, pictureWord));
  }
  return [...sentences, ...sentencesOfPassage(passage, language)];
}

/** The nearest ancestor that is not inline. Flex items, such as links that look like buttons, count as blocks. */
function blockOf(node: Node): Element | null {
  let box = node.parentElement;
  while (box && /^(inline|contents)/.test(getComputedStyle(box).display)) box = box.parentElement;
  return box;
}

/** Text nodes, pictures and `<br>` elements, in document order. */
function* readableNodes(section: Element, skipped: string): Generator<Node> {
  const shown = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = document.createTreeWalker(section, shown, (node) => {
    if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
    if (!(node instanceof Element) || node.matches(skipped) || !isVisible(node)) {
      return NodeFilter.FILTER_REJECT;
    }
    return node.matches("br,img[alt]:not([alt=''])") ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  });
  while (walker.nextNode()) yield walker.currentNode;
}

/** Assumes that the parent is visible. `checkVisibility` would say no to what has no box itself, such as `display: contents`. */
function isVisible(element: Element): boolean {
  const { display, visibility, opacity } = getComputedStyle(element);
  const isCollapsed = element.matches("details:not([open]) > :not(summary)");
  return display !== "none" && visibility === "visible" && opacity !== "0" && !isCollapsed;
}

/**
 * Splits a text into trimmed sentences, each with its start offset. In browsers without Intl.Segmenter, it is one sentence.
 * @param language that of the text: "en-US"
 */
export function sentencesIn(text: string, language: string) {
  return segmentsOf(text, language)
    .map(({ segment, index }) => ({
      text: segment.trim(),
      start: index + segment.length - segment.trimStart().length,
    }))
    .filter((sentence) => sentence.text !== "");
}

function segmentsOf(text: string, language: string): { segment: string; index: number }[] {
  if (!("Segmenter" in Intl)) return [{ segment: text, index: 0 }];
  return [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)];
}

function sentencesOfPassage({ nodes }: Passage, language: string): SpokenSentence[] {
  // A line break in the HTML source does not end a sentence. One character replaces one, to keep offsets valid.
  const text = nodes.map(({ data }) => data.replace(/\s/g, " ")).join("");
  return sentencesIn(text, language).map((sentence) => {
    const range = document.createRange();
    range.setStart(...locate(nodes, sentence.start, "start"));
    range.setEnd(...locate(nodes, sentence.start + sentence.text.length, "end"));
    return { text: sentence.text.replace(/ +/g, " "), range };
  });
}

/** Converts an offset in the joined text of several nodes to a node and an offset in it. */
function locate(nodes: readonly Text[], offset: number, side: "start" | "end"): [Text, number] {
  let left = offset;
  for (const node of nodes) {
    if (left < node.length || (left === node.length && side === "end")) return [node, left];
    left -= node.length;
  }
  throw new RangeError(`Offset ${offset} is beyond the end of the text.`);
}

function sentenceOfPicture(picture: HTMLImageElement, pictureWord: string): SpokenSentence {
  const range = document.createRange();
  range.selectNode(picture);
  return { text: `${pictureWord}: ${picture.alt}`, range };
}
