import { fill } from "../src/words/fill";
import type { Sender } from "./content";
import { type Document, english } from "./document";
import type { Flow } from "./flow";
import { color, contentWidth, page, size } from "./theme";

/** The mark's paths, as in src/layout/logo.tsx, in a square of 48. */
const mark = [
  {
    path: "M1 43 13.3 17.6a3.4 3.4 0 0 1 6.1 0l5.9 12.2 2.5-3.9a3.4 3.4 0 0 1 5.7 0L47 43z",
    fill: color.line,
  },
  { path: "M33.6 4.5h2.8v39h-2.8z", fill: color.ink },
  {
    path: "M28 7h12.5l4.5 4.2-4.5 4.2H28a1.5 1.5 0 0 1-1.5-1.5V8.5A1.5 1.5 0 0 1 28 7z",
    fill: color.heading,
  },
  {
    path: "M42 18H29.5L25 22.2l4.5 4.2H42a1.5 1.5 0 0 0 1.5-1.5v-5.4A1.5 1.5 0 0 0 42 18z",
    fill: color.accent,
  },
];

const background = 96;

/** Draws the top of the first page: the clinic's name on a snowdrift, and the document's title. */
export function letterhead(
  flow: Flow,
  { title, legal, edition = english }: Document,
  { name, ways }: Sender,
): void {
  const { pdf } = flow;
  flow.decorate(() => {
    pdf
      .path(
        `M0 0H${page.width}V${background - 22}C${page.width * 0.75} ${background - 52} ${page.width * 0.55} ${background + 14} ${page.width * 0.3} ${background - 4}C${page.width * 0.18} ${background - 12} ${page.width * 0.08} ${background - 8} 0 ${background}Z`,
      )
      .fill(color.background);
    pdf.translate(page.side, 18).scale(0.95);
    for (const { path, fill } of mark) pdf.path(path).fill(fill);
  });
  const left = page.side + 58;
  flow.type("display", 17, color.heading);
  flow.write(undefined, "P", () => flow.words(name, left, 22, 250));
  flow.type("regular", size.label, color.quiet);
  pdf.y = 45;
  // A paragraph per line: readers of the structure glue the lines of one together.
  for (const line of ways.split("\n"))
    flow.write(undefined, "P", () => flow.words(line, left, pdf.y, contentWidth - 58));
  flow.type("display", size.title, color.heading);
  flow.write(undefined, "H1", () => flow.words(title, page.side, background + 12, contentWidth));
  flow.gap(8);
  if (!legal) return;
  flow.type("bold", size.label, color.accent);
  for (const line of edition.legal)
    flow.write(undefined, "P", () => flow.words(line, page.side, pdf.y, contentWidth));
  flow.gap(6);
}

/** Draws the footer of every page: the clinic, the title and the page number. */
export function footers(
  pdf: PDFKit.PDFDocument,
  { title, edition = english }: Document,
  { name }: Sender,
): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    const y = page.height - page.bottom + 20;
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    pdf.font("regular").fontSize(size.footer).fillColor(color.quiet);
    pdf.text(`${name}   ${title}`, page.side, y, { lineBreak: false });
    pdf.text(fill(edition.page, { number: index - start + 1, count }), page.side, y, {
      width: contentWidth,
      align: "right",
    });
    pdf.endMarkedContent();
  }
}
