/** A paragraph, and where it starts in its text. */
export interface Paragraph {
  readonly text: string;
  readonly start: number;
}

const heading = /<h3\b[^>]*>.*?<\/h3>/gs;
const blockTag = /<\/?(?:p|ul|ol|li|hr|br)\b[^>]*>/g;
const tag = /<[^>]*>/g;
const reference = /&\w+;/g;

/**
 * Returns the paragraphs and entries of lists in a text of the content, without headings and markup. What is taken out leaves
 * as many spaces, so that each character keeps its place.
 */
export function paragraphsIn(html: string): Paragraph[] {
  const text = html
    .replace(heading, (found) => "\n".repeat(found.length))
    .replace(blockTag, (found) => "\n".repeat(found.length))
    .replace(tag, (found) => " ".repeat(found.length))
    .replace(reference, (found) => "&".padEnd(found.length));
  return Array.from(text.matchAll(/[^\n]+/g), (match) => ({ text: match[0], start: match.index })).filter(
    (paragraph) => paragraph.text.trim() !== "",
  );
}
