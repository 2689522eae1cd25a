import type { ChoicePart } from "../document";
import type { Flow } from "../flow";
import { tickField } from "../form";
import { color, contentWidth, page, size } from "../theme";

const box = 12;
const gutter = 10;

/** Draws a question with checkboxes, in columns that are read row by row. */
export function choice(flow: Flow, { name, question, options, columns = 3 }: ChoicePart): void {
  const width = (contentWidth - gutter * (columns - 1)) / columns;
  flow.type("bold", size.label);
  const questionHeight = flow.height(question, contentWidth);
  flow.room(questionHeight + 24);
  flow.add(undefined, "Div", (group) => {
    flow.type("bold", size.label);
    flow.write(group, "P", () => flow.words(question, page.side, flow.pdf.y, contentWidth));
    flow.gap(4);
    for (let start = 0; start < options.length; start += columns) {
      const row = options.slice(start, start + columns);
      flow.type("regular", size.body - 0.5);
      const height = Math.max(box, ...row.map((option) => flow.height(option, width - box - 6)));
      flow.room(height);
      const top = flow.pdf.y;
      for (const [index, option] of row.entries()) {
        const x = page.side + index * (width + gutter);
        tick(flow, group, `${name}.${start + index + 1}`, `${question} ${option}`, x, top + 1);
        flow.type("regular", size.body - 0.5);
        flow.write(group, "P", () => flow.words(option, x + box + 6, top, width - box - 6));
      }
      flow.pdf.y = top + height;
      flow.gap(5);
    }
  });
  flow.gap(7);
}

/** Draws a square with its checkbox. */
export function tick(
  flow: Flow,
  parent: PDFKit.PDFStructureElement,
  name: string,
  label: string,
  x: number,
  y: number,
): void {
  flow.decorate(() => flow.pdf.roundedRect(x, y, box, box, 2).lineWidth(0.75).stroke(color.line));
  tickField(flow, parent, name, label, { x, y, width: box, height: box });
}
