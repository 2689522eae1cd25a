import type { Document, Part } from "./document";
import { labelOf, signatureRows } from "./tooltips";

/** All texts of a document, in reading order. */
export function passages({ title, parts }: Document): string[] {
  return [title, ...parts.flatMap(passagesOf)];
}

function passagesOf(part: Part): string[] {
  switch (part.kind) {
    case "heading":
    case "text":
      return [part.text];
    case "list":
      return [...part.items];
    case "picture":
      return [];
    case "exercises":
      return part.items.map(({ text }) => text);
    case "note":
      return [part.title, part.text];
    case "table":
      return [...part.head, ...part.rows.flat()];
    case "fields":
      return part.rows.flat().map(labelOf);
    case "choice":
      return [part.question, ...part.options];
    case "lines":
      return [part.question, ...part.answers, ...part.items];
    case "signature":
      return [part.title ?? "", part.statement ?? "", ...signatureRows(part).flat().map(labelOf)].filter(
        Boolean,
      );
  }
}
