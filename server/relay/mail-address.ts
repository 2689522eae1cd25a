import { domainToASCII } from "node:url";
import addressparser from "nodemailer/lib/addressparser";

/**
 * An address that every mail server takes: its domain in Punycode.
 * @returns undefined where that is not enough, since its local part is not ASCII
 */
export function asciiAddress(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1));
  const isPrintable = /^[\x21-\x7e]+$/.test(local);
  return isPrintable && domain !== "" ? `${local}@${domain}` : undefined;
}

/** The addresses of a list such as MAIL_TO, each once, as an envelope names them: without names, domains in ASCII. */
export function addressesIn(list: string): string[] {
  const found = addressparser(list, { flatten: true }).flatMap(({ address }) => address || []);
  return [...new Set(found.map((address) => asciiAddress(address) ?? address))];
}
