import type { Document, Picture } from "./document";

/** The pictures of a document, in reading order. */
export function picturesOf({ parts }: Pick<Document, "parts">): Picture[] {
  return parts.flatMap((part) => {
    if (part.kind === "picture") return [part];
    return part.kind === "exercises" ? part.items.map(({ picture }) => picture) : [];
  });
}
