import type { Field, FieldsPart } from "../document";
import type { Flow } from "../flow";
import { textField } from "../form";
import { boxHeight, color, contentWidth, lineHeight, page, size } from "../theme";
import { labelOf } from "../tooltips";

const gutter = 12;

/** Draws rows of text fields, each below its label. */
export function fields(flow: Flow, { rows }: FieldsPart): void {
  for (const row of rows) fieldRow(flow, row);
  flow.gap(3);
}

function fieldRow(flow: Flow, row: readonly Field[]): void {
  const shares = row.reduce((sum, { span = 1 }) => sum + span, 0);
  const free = contentWidth - gutter * (row.length - 1);
  const widths = row.map(({ span = 1 }) => (span / shares) * free);
  flow.type("bold", size.label);
  const labelHeight =
    Math.max(...row.map((field, index) => flow.height(labelOf(field), widths[index] ?? 0))) + 2;
  const height = Math.max(...row.map(({ lines = 1 }) => boxHeight + (lines - 1) * lineHeight));
  flow.room(labelHeight + height + 10);
  const top = flow.pdf.y;
  let x = page.side;
  for (const [index, field] of row.entries()) {
    const width = widths[index] ?? 0;
    const box = { x, y: top + labelHeight, width, height };
    flow.decorate(() => flow.pdf.roundedRect(x, box.y, width, height, 3).lineWidth(0.75).stroke(color.line));
    flow.add(undefined, "Div", (group) => {
      flow.type("bold", size.label);
      flow.write(group, "P", () => flow.words(labelOf(field), box.x, top, width));
      textField(
        flow,
        group,
        field.name,
        flow.tooltips.get(field.name) ?? labelOf(field),
        inside(box),
        (field.lines ?? 1) > 1,
      );
    });
    x += width + gutter;
  }
  flow.pdf.y = top + labelHeight + height;
  flow.gap(8);
}

const inside = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + 3,
  y: y + 2,
  width: width - 6,
  height: height - 4,
});
