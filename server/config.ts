import { resolve } from "node:path";
import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";
import { siteUrl } from "../src/utils/site-url";

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

const mustBe =
  (rule: string): z.core.$ZodErrorMap =>
  ({ path, input }) =>
    `${path?.join()} is ${JSON.stringify(input)}. It must be ${rule}.`;

const mailAddress = z.string().refine(isMailAddress, {
  error: mustBe("an email address, such as hello@example.org"),
});

/** Takes the words of the one rule for SITE_URL, which the build follows as well. */
const siteAddress = z
  .string()
  .optional()
  .transform((SITE_URL, context) => {
    try {
      return siteUrl({ SITE_URL });
    } catch (error) {
      context.addIssue((error as Error).message);
      return z.NEVER;
    }
  });

const schemaFor = (clinicEmail: string) =>
  z.object({
    SITE_URL: siteAddress,
    HOST: z
      .union([z.ipv4(), z.ipv6(), z.hostname()], {
        error: mustBe("a host name or an IP address, such as 127.0.0.1 or 0.0.0.0"),
      })
      .default("127.0.0.1"),
    PORT: z
      .string()
      .refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, {
        error: mustBe("a whole number from 0 to 65535"),
      })
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
  if (!success) throw new ConfigError(error.issues.map(({ message }) => message).join("\n"));
  return {
    siteUrl: data.SITE_URL,
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
