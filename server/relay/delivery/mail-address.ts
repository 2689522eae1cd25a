import { domainToASCII } from "node:url";
import MailComposer from "nodemailer/lib/mail-composer";

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

/**
 * The addresses of a list such as MAIL_TO, each once, in the very form in which nodemailer names them to a mail server, so
 * that what it reports of them can be compared.
 */
export function addressesIn(list: string): string[] {
  const { to } = new MailComposer({ to: list }).compile().getEnvelope();
  return [...new Set([to].flat().filter((address) => typeof address === "string"))];
}
