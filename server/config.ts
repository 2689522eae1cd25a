import { resolve } from "node:path";
import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";

/** What the server is told by its environment. */
export interface Config {
  readonly siteUrl: string;
  readonly host: string;
  readonly port: number;
  readonly publicDirectory: string;
  readonly mail: { readonly from: string; readonly to: string; readonly directory: string };
}

/** Says everything that is wrong with the environment, one line for each variable. */
export class ConfigError extends Error {}

const mailAddress = z.string().refine(isMailAddress, "an email address, such as hello@example.org");

const isPlainSite = (address: string) => new URL(address).href === `${new URL(address).origin}/`;
const siteAddress = "an http or https address without a path, such as https://www.example.org";

const schemaFor = (clinicEmail: string) =>
  z.object({
    SITE_URL: z
      .url({ protocol: /^https?$/, error: siteAddress, abort: true })
      .refine(isPlainSite, siteAddress)
      .default("http://localhost:9000"),
    HOST: z
      .union([z.ipv4(), z.ipv6(), z.hostname()], "a host name or an IP address, such as 127.0.0.1 or 0.0.0.0")
      .default("127.0.0.1"),
    PORT: z
      .string()
      .refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, "a whole number from 0 to 65535")
      .transform(Number)
      .default(9000),
    MAIL_FROM: mailAddress.default(clinicEmail),
    MAIL_TO: mailAddress.default(clinicEmail),
  });

/**
 * Reads the server's settings; a variable that is empty counts as not set.
 * @param clinicEmail the address that stands in for MAIL_FROM and MAIL_TO
 * @throws ConfigError naming each variable that makes no sense, what it holds and what it should hold
 */
export function readConfig(environment: NodeJS.ProcessEnv, clinicEmail: string): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const { success, data, error } = schemaFor(clinicEmail).safeParse(given);
  if (!success) {
    const faults = error.issues.map(({ path, message }) => {
      const name = path.join();
      return `${name} is ${JSON.stringify(given[name])}. It must be ${message}.`;
    });
    throw new ConfigError(faults.join("\n"));
  }
  return {
    siteUrl: new URL(data.SITE_URL).origin,
    host: data.HOST,
    port: data.PORT,
    publicDirectory: resolve("public"),
    mail: { from: data.MAIL_FROM, to: data.MAIL_TO, directory: resolve("var/mail") },
  };
}

/** One address or several, with or without a name: "Front desk <desk@example.org>, hello@example.org". */
function isMailAddress(text: string): boolean {
  const mailboxes = addressparser(text, { flatten: true });
  return mailboxes.length > 0 && mailboxes.every(({ address }) => /^[^\s@]+@[^\s@]+$/.test(address ?? ""));
}
