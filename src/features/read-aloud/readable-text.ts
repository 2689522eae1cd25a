import { sentencesIn } from "./sentences";

/** What is said at once, and where it stands on the page. */
export interface SpokenSentence {
  readonly text: string;
  readonly range: Range;
}

/** Words that stand together: a heading, a paragraph, an entry of a list. */
interface Passage {
  readonly block: Element | null;
  readonly nodes: Text[];
}

/** Controls, what only assistive technology is told, and what only decorates. */
const unspoken =
  "button,form,fieldset,input,select,textarea,output,label,summary,dialog,svg,script,style,template,iframe," +
  "[role=search],[role=status],[aria-hidden=true],[inert],.visually-hidden";

/**
 * What a visitor sees of a section, sentence by sentence and in order; pictures by their description.
 * @param pictureWord is said before a picture's description
 */
export function sentencesOf(section: Element, pictureWord: string): SpokenSentence[] {
  const sentences: SpokenSentence[] = [];
  let passage: Passage = { block: null, nodes: [] };
  for (const node of readableNodes(section)) {
    const block = blockOf(node);
    if (node instanceof Text && block === passage.block) {
      passage.nodes.push(node);
      continue;
    }
    sentences.push(...sentencesOfPassage(passage));
    passage = { block, nodes: node instanceof Text ? [node] : [] };
    if (node instanceof HTMLImageElement) sentences.push(sentenceOfPicture(node, pictureWord));
  }
  return [...sentences, ...sentencesOfPassage(passage)];
}

/** The nearest box around a node that is no part of a line; what stands side by side, as buttons do, is boxes too. */
function blockOf(node: Node): Element | null {
  let box = node.parentElement;
  while (box && /^(inline|contents)/.test(getComputedStyle(box).display)) box = box.parentElement;
  return box;
}

/** Texts, pictures and the ends of lines, in the order of the page. */
function* readableNodes(section: Element): Generator<Node> {
  const shown = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = document.createTreeWalker(section, shown, (node) => {
    if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
    if (!(node instanceof Element) || node.matches(unspoken) || !isVisible(node)) {
      return NodeFilter.FILTER_REJECT;
    }
    return node.matches("br,img[alt]:not([alt=''])") ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  });
  while (walker.nextNode()) yield walker.currentNode;
}

function isVisible(element: Element): boolean {
  return element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? isShown(element);
}

/** The same for Safari before 17.4, of an element whose parent is visible. */
function isShown(element: Element): boolean {
  const { display, visibility, opacity } = getComputedStyle(element);
  const isFolded = element.matches("details:not([open]) > :not(summary)");
  return display !== "none" && visibility === "visible" && opacity !== "0" && !isFolded;
}

function sentencesOfPassage({ nodes }: Passage): SpokenSentence[] {
  // A line of the page's source ends no sentence. One for one, so that places stay.
  const text = nodes.map(({ data }) => data.replace(/\s/g, " ")).join("");
  return sentencesIn(text).map((sentence) => {
    const range = document.createRange();
    range.setStart(...placeIn(nodes, sentence.start, "start"));
    range.setEnd(...placeIn(nodes, sentence.start + sentence.text.length, "end"));
    return { text: sentence.text.replace(/ +/g, " "), range };
  });
}

/** Which of several texts a place in all of them together is in, and where. */
function placeIn(nodes: readonly Text[], place: number, side: "start" | "end"): [Text, number] {
  let left = place;
  for (const node of nodes) {
    if (left < node.length || (left === node.length && side === "end")) return [node, left];
    left -= node.length;
  }
  throw new RangeError(`The text has no place ${place}.`);
}

function sentenceOfPicture(picture: HTMLImageElement, pictureWord: string): SpokenSentence {
  const range = document.createRange();
  range.selectNode(picture);
  return { text: `${pictureWord}: ${picture.alt}`, range };
}
