/** The site's colors for print: text is dark enough in grayscale, and backgrounds are light enough to write on. */
export const color = {
  ink: "#0E2F3A",
  quiet: "#34525B",
  heading: "#14505A",
  accent: "#B4246F",
  background: "#E4F1F5",
  line: "#5B7F8A",
} as const;

/** US letter, in points (72 to the inch). */
export const page = { width: 612, height: 792, side: 54, top: 46, bottom: 54 } as const;
/** Width between the margins, in points. */
export const contentWidth = page.width - 2 * page.side;

/** Font sizes, in points. */
export const size = {
  title: 26,
  heading: 16,
  body: 10.75,
  label: 9.5,
  footer: 8.5,
} as const;

/** Extra space between lines, relative to the font size. */
export const leading = 0.28;

/** Height of a field for one line of handwriting, in points: a third of an inch. */
export const boxHeight = 24;
/** Additional height for each further line of handwriting, in points. */
export const lineHeight = 20;
