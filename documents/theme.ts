/** The site's colors on paper: dark enough in greyscale, and light grounds that a pen shows on. */
export const color = {
  ink: "#0E2F3A",
  quiet: "#34525B",
  heading: "#14505A",
  accent: "#B4246F",
  background: "#E4F1F5",
  line: "#5B7F8A",
  paper: "#FFFFFF",
} as const;

/** US letter, in points (72 to the inch). */
export const page = { width: 612, height: 792, side: 54, top: 46, bottom: 54 } as const;
export const contentWidth = page.width - 2 * page.side;

/** Sizes of type, in points. */
export const size = {
  title: 26,
  heading: 16,
  subheading: 12.5,
  body: 10.75,
  label: 9.5,
  footer: 8.5,
} as const;

/** Extra space between lines, in points for each point of size. */
export const leading = 0.28;

/** Height of a box for one line of handwriting: a third of an inch. */
export const boxHeight = 24;
/** Each further line of handwriting. */
export const lineHeight = 20;
