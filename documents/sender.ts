import type { Clinic } from "../src/content/clinic";
import { formatAddress } from "../src/shared/clinic/contact";

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
