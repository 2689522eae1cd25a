import type { Clinic } from "../src/content/clinic";
import { formatAddress } from "../src/shared/clinic/address";

/** What the letterhead and the foot of each page say of the clinic. */
export interface Sender {
  readonly name: string;
  /** How to reach it, on two lines. */
  readonly ways: string;
}

/** The clinic as the sender of its documents. */
export function senderOf({ name, phones, address }: Pick<Clinic, "name" | "phones" | "address">): Sender {
  return { name, ways: `Call ${phones.main}   Fax ${phones.fax}\n${formatAddress(address)}` };
}
