import { createHash } from "node:crypto";
import type { Document } from "./document";
import type { Sender } from "./sender";

/** A digest of all words in a document's PDF, 16 hexadecimal digits: when it changes, the PDF is outdated. */
export function digestOf(document: Document, sender: Sender): string {
  return createHash("sha256")
    .update(JSON.stringify([document, sender]))
    .digest("hex")
    .slice(0, 16);
}
