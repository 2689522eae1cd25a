import { createHash } from "node:crypto";
import type { Clinic } from "../src/content/clinic";
import { formatAddress } from "../src/shared/clinic/contact";
import { fill } from "../src/words/fill";
import { type Document, english } from "./document";

type SenderFacts = Pick<Clinic, "name" | "phones" | "address">;

/** The clinic's details for the letterhead and the footers. */
export interface Sender {
  readonly name: string;
  /** Phone, fax and address, on two lines. The name of this field is part of the hash in `digestOf`. */
  readonly ways: string;
}

/** The clinic as the sender of a document. */
export function senderOf(
  { name, phones, address }: SenderFacts,
  { edition = english }: Pick<Document, "edition">,
): Sender {
  const ways = fill(edition.ways, { phone: phones.main, fax: phones.fax });
  return { name, ways: `${ways}\n${formatAddress(address)}` };
}

/** A hash of a document's whole content, 16 hexadecimal digits. When it changes, the PDF is outdated. */
export function digestOf(document: Document, clinic: SenderFacts): string {
  return createHash("sha256")
    .update(JSON.stringify([document, senderOf(clinic, document)]))
    .digest("hex")
    .slice(0, 16);
}
