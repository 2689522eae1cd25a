import path from "node:path";
import type { ExercisesPart, Picture, PicturePart } from "../document";
import type { Flow } from "../flow";
import { contentWidth, page, size } from "../theme";

type Element = PDFKit.PDFStructureElement;

const gutter = 12;
const radius = 8;

/** Draws a picture as wide as the text. */
export function picture(flow: Flow, part: PicturePart): void {
  const height = heightOf(flow, part, contentWidth);
  flow.gap(6);
  flow.room(height);
  const top = flow.pdf.y;
  figure(flow, undefined, part, page.side, top, contentWidth);
  flow.pdf.y = top + height;
  flow.gap(12);
}

/** Draws a list of exercises, each below its picture, in columns that are read row by row. */
export function exercises(flow: Flow, { items, columns = 3 }: ExercisesPart): void {
  const width = (contentWidth - gutter * (columns - 1)) / columns;
  flow.gap(4);
  flow.add(undefined, "L", (list) => {
    for (let start = 0; start < items.length; start += columns) {
      const row = items.slice(start, start + columns);
      const pictureHeight = Math.max(...row.map((item) => heightOf(flow, item.picture, width))) + 5;
      flow.type("regular", size.body);
      const height = pictureHeight + Math.max(...row.map(({ text }) => flow.height(text, width)));
      flow.room(height);
      const top = flow.pdf.y;
      for (const [index, item] of row.entries()) {
        const x = page.side + index * (width + gutter);
        flow.add(list, "LI", (entry) =>
          flow.add(entry, "LBody", (body) => {
            figure(flow, body, item.picture, x, top, width);
            flow.type("regular", size.body);
            flow.write(body, "P", () => flow.words(item.text, x, top + pictureHeight, width));
          }),
        );
      }
      flow.pdf.y = top + height;
      flow.gap(10);
    }
  });
}

const pathOf = ({ file }: Picture) => path.join(__dirname, "../pictures", file);

/** Height of a picture that has this width, in points. */
function heightOf({ pdf }: Flow, each: Picture, width: number): number {
  const { width: pixels, height } = pdf.openImage(pathOf(each));
  return (height / pixels) * width;
}

/** Draws a picture with round corners, which screen readers describe. */
function figure(
  flow: Flow,
  parent: Element | undefined,
  each: Picture,
  x: number,
  y: number,
  width: number,
): void {
  const height = heightOf(flow, each, width);
  const draw = () => {
    flow.pdf.save().roundedRect(x, y, width, height, radius).clip();
    flow.pdf.image(pathOf(each), x, y, { width }).restore();
  };
  flow.write(parent, "Figure", draw, { alt: each.alt, bbox: [x, y, x + width, y + height] });
}
