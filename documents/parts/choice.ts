import type { ChoicePart, LinesPart } from "../document";
import type { Flow } from "../flow";
import { tickField } from "../form";
import { color, contentWidth, page, size } from "../theme";
import { rule } from "./table";

const box = 12;
const gutter = 10;
const points = size.body - 0.5;

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
      flow.type("regular", points);
      const height = Math.max(box, ...row.map((option) => flow.height(option, width - box - 6)));
      flow.room(height);
      const top = flow.pdf.y;
      for (const [index, option] of row.entries()) {
        const x = page.side + index * (width + gutter);
        tick(flow, group, `${name}.${start + index + 1}`, `${question} ${option}`, x, top + 1);
        flow.type("regular", points);
        flow.write(group, "P", () => flow.words(option, x + box + 6, top, width - box - 6));
      }
      flow.pdf.y = top + height;
      flow.gap(5);
    }
  });
  flow.gap(7);
}

/** Draws a square with its checkbox. */
function tick(
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

const answerWidth = 68;
const padding = 5;

/** Draws a table with a question per row, an answer per column, and a checkbox in each cell. */
export function lines(flow: Flow, { name, question, answers, items }: LinesPart): void {
  const first = contentWidth - answers.length * answerWidth;
  const heads = [question, ...answers];
  flow.room(90);
  flow.add(undefined, "Table", (table) => {
    flow.add(table, "TR", (row) =>
      head(flow, heads, first, (draw) => flow.write(row, "TH", draw, { scope: "Column" })),
    );
    for (const [index, item] of items.entries()) {
      flow.type("regular", points);
      const height = Math.max(16, flow.height(item, first - padding)) + padding;
      // Repeats the header only visually: screen readers know the columns already.
      if (flow.room(height)) head(flow, heads, first, (draw) => flow.decorate(draw));
      const top = flow.pdf.y;
      rule(flow, top + height, 0.5);
      flow.add(table, "TR", (row) => {
        flow.type("regular", points);
        const words = () => flow.words(item, page.side, top + padding - 1, first - padding);
        flow.write(row, "TH", words, { scope: "Row" });
        for (const [column, answer] of answers.entries()) {
          const x = page.side + first + column * answerWidth + answerWidth / 2 - 6;
          flow.add(row, "TD", (cell) =>
            tick(flow, cell, `${name}.${index + 1}.${column + 1}`, `${item}: ${answer}`, x, top + 4),
          );
        }
      });
      flow.pdf.y = top + height;
    }
  });
  flow.gap(10);
}

function head(flow: Flow, cells: readonly string[], first: number, write: (draw: () => void) => void): void {
  flow.type("bold", size.label, color.heading);
  const widthOf = (index: number) => (index === 0 ? first - padding : answerWidth);
  const height = Math.max(...cells.map((cell, index) => flow.height(cell, widthOf(index)))) + padding;
  const top = flow.pdf.y;
  rule(flow, top + height, 1);
  for (const [index, cell] of cells.entries()) {
    const x = index === 0 ? page.side : page.side + first + (index - 1) * answerWidth;
    flow.type("bold", size.label, color.heading);
    write(() => flow.words(cell, x, top, widthOf(index), index === 0 ? "left" : "center"));
  }
  flow.pdf.y = top + height;
}
