import type { HeadingPart, ListPart, NotePart, TextPart } from "../document";
import type { Flow } from "../flow";
import { color, contentWidth, page, size } from "../theme";

/** In points. A heading needs this much space below it, or it moves to the next page. */
const keepBelow = 84;

/** Draws a heading with a bookmark. */
export function heading(flow: Flow, { text, newPage }: HeadingPart): void {
  if (newPage) flow.room(page.height);
  flow.type("display", size.heading, color.heading);
  flow.gap(15);
  flow.room(flow.height(text, contentWidth) + keepBelow);
  flow.type("display", size.heading, color.heading);
  flow.write(undefined, "H2", () => flow.words(text, page.side, flow.pdf.y, contentWidth));
  flow.gap(4);
  flow.pdf.outline.addItem(text);
}

/** Draws a paragraph. */
export function text(flow: Flow, part: TextPart): void {
  flow.type("regular", size.body);
  flow.room(flow.height(part.text, contentWidth));
  flow.write(undefined, "P", () => flow.words(part.text, page.side, flow.pdf.y, contentWidth));
  flow.gap(6);
}

const indent = 18;

/** Draws a list. */
export function list(flow: Flow, { items, ordered }: ListPart): void {
  flow.add(undefined, "L", (whole) => {
    for (const [index, item] of items.entries()) {
      flow.type("regular", size.body);
      flow.room(flow.height(item, contentWidth - indent));
      const top = flow.pdf.y;
      flow.add(whole, "LI", (entry) => {
        flow.write(entry, "Lbl", () =>
          flow.words(ordered ? `${index + 1}.` : "•", page.side + 4, top, indent),
        );
        flow.write(entry, "LBody", () => flow.words(item, page.side + indent, top, contentWidth - indent));
      });
      flow.gap(3);
    }
  });
  flow.gap(5);
}

const padding = 12;

/** Draws a highlighted box. */
export function note(flow: Flow, part: NotePart): void {
  const width = contentWidth - 2 * padding - 4;
  flow.type("bold", size.body);
  const titleHeight = flow.height(part.title, width);
  flow.type("regular", size.body);
  const whole = titleHeight + flow.height(part.text, width) + 2 * padding;
  flow.gap(6);
  flow.room(whole);
  const top = flow.pdf.y;
  flow.decorate(() => {
    flow.pdf.roundedRect(page.side, top, contentWidth, whole, 6).fill(color.background);
    flow.pdf.rect(page.side, top + 6, 4, whole - 12).fill(color.accent);
  });
  flow.type("bold", size.body, color.heading);
  flow.write(undefined, "P", () => flow.words(part.title, page.side + padding + 4, top + padding, width));
  flow.type("regular", size.body);
  flow.write(undefined, "P", () => flow.words(part.text, page.side + padding + 4, flow.pdf.y, width));
  flow.pdf.y = top + whole;
  flow.gap(10);
}
