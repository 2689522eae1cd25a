import type { Document, Field, Part } from "./document";
import { signatureRows } from "./signature-rows";

interface Box {
  readonly field: Field;
  /** The section that it stands in, and the first box of its row or signature. */
  readonly place: string;
}

/**
 * What a screen reader says at each box to write in: its label, and where a document has that label twice, what it
 * belongs to.
 * @returns the words by the field's name
 */
export function tooltips({ parts }: Pick<Document, "parts">): ReadonlyMap<string, string> {
  const boxes = boxesOf(parts);
  const isRepeated = (field: Field) =>
    boxes.filter((box) => labelOf(box.field) === labelOf(field)).length > 1;
  return new Map(
    boxes.map(({ field, place }) => [
      field.name,
      isRepeated(field) ? `${place}: ${labelOf(field)}` : labelOf(field),
    ]),
  );
}

/** A label with its hint, as it stands above the box. */
export function labelOf({ label, hint }: Field): string {
  return hint ? `${label} (${hint})` : label;
}

function boxesOf(parts: readonly Part[]): Box[] {
  let section = "";
  return parts.flatMap((part) => {
    if (part.kind === "heading") section = part.text;
    if (part.kind === "signature") {
      const place = `Signature of ${part.who}`;
      return signatureRows(part).flatMap((row) => row.map((field) => ({ field, place })));
    }
    if (part.kind !== "fields") return [];
    return part.rows.flatMap((row) =>
      row.map((field) => ({
        field,
        place: [section, field === row[0] ? undefined : row[0]?.label].filter(Boolean).join(", "),
      })),
    );
  });
}
