import type { LinesPart } from "../document";
import type { Flow } from "../flow";
import { color, contentWidth, page, size } from "../theme";
import { tick } from "./choice";
import { rule } from "./table";

const points = size.body - 0.5;
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
