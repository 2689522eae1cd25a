import type { Document, Field, Part, SignaturePart } from "./document";

/** The fields of a signature: the signature itself, the date, the printed name and the relation. */
export function signatureRows(part: SignaturePart): readonly (readonly Field[])[] {
  const { name, who, relation = "Relation to the child" } = part;
  if (part.rows) return part.rows;
  return [
    [
      {
        name: `${name}.signature`,
        label: `Signature of ${who}`,
        hint: "sign, or type your full name",
        span: 2,
      },
      { name: `${name}.date`, label: "Date", hint: "MM/DD/YYYY" },
    ],
    [
      { name: `${name}.name`, label: "Printed name", span: 2 },
      { name: `${name}.relation`, label: relation },
    ],
  ];
}

interface Box {
  readonly field: Field;
  /** What makes a repeated label unique: the section and the row's first label, or the signer. */
  readonly context: string;
}

/**
 * Screen reader labels of the text fields: the label, preceded by its context if the document has the same label twice.
 * @returns the labels by field name
 */
export function tooltips({ parts }: Pick<Document, "parts">): ReadonlyMap<string, string> {
  const boxes = boxesOf(parts);
  const isRepeated = (field: Field) =>
    boxes.filter((box) => labelOf(box.field) === labelOf(field)).length > 1;
  return new Map(
    boxes.map(({ field, context }) => [
      field.name,
      isRepeated(field) ? `${context}: ${labelOf(field)}` : labelOf(field),
    ]),
  );
}

/** A field's visible label, including its hint. */
export function labelOf({ label, hint }: Field): string {
  return hint ? `${label} (${hint})` : label;
}

function boxesOf(parts: readonly Part[]): Box[] {
  let section = "";
  return parts.flatMap((part) => {
    if (part.kind === "heading") section = part.text;
    if (part.kind === "signature") {
      const boxes = signatureRows(part).flat();
      return boxes.map((field) => ({ field, context: boxes[0]?.label ?? "" }));
    }
    if (part.kind !== "fields") return [];
    return part.rows.flatMap((row) =>
      row.map((field) => ({
        field,
        context: [section, field === row[0] ? undefined : row[0]?.label].filter(Boolean).join(", "),
      })),
    );
  });
}
