import type { TablePart } from "../document";
import type { Flow } from "../flow";
import { color, contentWidth, page, size } from "../theme";

const padding = 6;
const points = size.body - 0.5;

/** Draws a table with column and row headers. Rows never break across pages, and the header repeats on each page. */
export function table(flow: Flow, { head, rows, widths = head.map(() => 1) }: TablePart): void {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const columns = widths.map((width) => (width / total) * contentWidth);
  flow.gap(4);
  flow.room(80);
  flow.add(undefined, "Table", (whole) => {
    headRow((top) =>
      flow.add(whole, "TR", (line) =>
        cells(head, top, true, (draw) => flow.write(line, "TH", draw, { scope: "Column" })),
      ),
    );
    for (const row of rows) {
      const height = heightOf(row, false);
      // Repeats the header only visually: screen readers know the columns already.
      if (flow.room(height)) headRow((top) => flow.decorate(() => cells(head, top, true, (draw) => draw())));
      const top = flow.pdf.y;
      rule(flow, top + height, 0.5);
      flow.add(whole, "TR", (line) =>
        cells(row, top, false, (draw, index) =>
          index === 0 ? flow.write(line, "TH", draw, { scope: "Row" }) : flow.write(line, "TD", draw),
        ),
      );
      flow.pdf.y = top + height;
    }
  });
  flow.gap(10);

  function headRow(write: (top: number) => void): void {
    const top = flow.pdf.y;
    const height = heightOf(head, true);
    flow.decorate(() => flow.pdf.rect(page.side, top, contentWidth, height).fill(color.background));
    rule(flow, top + height, 1);
    write(top);
    flow.pdf.y = top + height;
  }

  function cells(
    row: readonly string[],
    top: number,
    isHead: boolean,
    write: (draw: () => void, index: number) => void,
  ): void {
    let left = page.side;
    for (const [index, cell] of row.entries()) {
      const width = columns[index] ?? 0;
      const x = left + padding;
      flow.type(isHead || index === 0 ? "bold" : "regular", points, isHead ? color.heading : color.ink);
      write(() => flow.words(cell, x, top + padding, width - 2 * padding), index);
      left += width;
    }
  }

  function heightOf(row: readonly string[], isHead: boolean): number {
    const heights = row.map((cell, index) => {
      flow.type(isHead || index === 0 ? "bold" : "regular", points);
      return flow.height(cell, (columns[index] ?? 0) - 2 * padding);
    });
    return Math.max(...heights) + 2 * padding - 2;
  }
}

/** Draws a line across the page. */
export function rule(flow: Flow, y: number, width: number): void {
  flow.decorate(() =>
    flow.pdf
      .moveTo(page.side, y)
      .lineTo(page.side + contentWidth, y)
      .lineWidth(width)
      .stroke(color.line),
  );
}
