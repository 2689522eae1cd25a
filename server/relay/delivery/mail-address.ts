import { domainToASCII } from "node:url";
import MailComposer from "nodemailer/lib/mail-composer";

/**
 * A mail address in ASCII, with its domain in Punycode, so that every mail server accepts it.
 * @returns undefined when its local part is not ASCII, which only servers with SMTPUTF8 (RFC 6531) accept
 */
export function asciiAddress(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1));
  const isPrintable = /^[\x21-\x7e]+$/.test(local);
  return isPrintable && domain !== "" ? `${local}@${domain}` : undefined;
}

/**
 * The addresses of a list such as MAIL_TO without duplicates, as nodemailer writes them in the envelope, so
 * that they can be compared with the addresses in its results.
 */
export function addressesIn(list: string): string[] {
  const { to } = new MailComposer({ to: list }).compile().getEnvelope();
  return [...new Set([to].flat().filter((address) => typeof address === "string"))];
}
