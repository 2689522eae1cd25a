import { createHash } from "node:crypto";
import type { Clinic } from "../src/content/clinic";
import { formatAddress } from "../src/shared/clinic/contact";
import type { Document } from "./document";

/** The clinic's details for the letterhead and the footers. */
export interface Sender {
  readonly name: string;
  /** Phone, fax and address, on two lines. The name of this field is part of the hash in `digestOf`. */
  readonly ways: string;
}

/** The clinic as the sender of its documents. */
export function senderOf({ name, phones, address }: Pick<Clinic, "name" | "phones" | "address">): Sender {
  return { name, ways: `Call ${phones.main}   Fax ${phones.fax}\n${formatAddress(address)}` };
}

/** A hash of a document's whole content, 16 hexadecimal digits. When it changes, the PDF is outdated. */
export function digestOf(document: Document, sender: Sender): string {
  return createHash("sha256")
    .update(JSON.stringify([document, sender]))
    .digest("hex")
    .slice(0, 16);
}
