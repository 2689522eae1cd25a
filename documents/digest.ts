import { createHash } from "node:crypto";
import type { Document } from "./document";
import type { Sender } from "./sender";

/** A hash of a document's whole content, 16 hexadecimal digits. When it changes, the PDF is outdated. */
export function digestOf(document: Document, sender: Sender): string {
  return createHash("sha256")
    .update(JSON.stringify([document, sender]))
    .digest("hex")
    .slice(0, 16);
}
