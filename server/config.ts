import { resolve } from "node:path";
import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";
import { siteAddress } from "../src/shared/settings/build-settings";
import { mustBe } from "../src/shared/settings/setting-rules";
import { isProduction, missingInProduction, reachesOthers } from "./production-settings";
import { keysRule, parseKeys } from "./relay/outbox/keys";
import { isPostgresUrl, parsePostgresUrl, postgresUrlRule } from "./relay/outbox/postgres/connection-url";
import { missingForSignIn, signInFields, signInOf } from "./sign-in/settings";

/** The server's settings, from environment variables. */
export type Config = ReturnType<typeof readConfig>;

/** Lists everything that is wrong with the settings, one line for each variable. */
export class ConfigError extends Error {}

/** For values that may contain a password, which must not be logged. */
const secretMustBe =
  (rule: string): z.core.$ZodErrorMap =>
  ({ path }) =>
    `${path?.join()} must be ${rule}. Its value is not shown here, because it may contain a password.`;

const mailAddress = z.string().refine(isMailAddress, {
  error: mustBe("an email address, such as hello@example.org"),
});

const portNumber = z
  .string()
  .refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, {
    error: mustBe("a whole number from 0 to 65535"),
  })
  .transform(Number);

/** Such URLs usually contain a token. */
const webhook = z.url({
  protocol: /^https?$/,
  error: secretMustBe("an http or https address, such as https://hooks.example.org/token"),
});

const schemaFor = (clinicEmail: string) =>
  z.object({
    ...signInFields,
    SITE_URL: siteAddress,
    HOST: z
      .union([z.ipv4(), z.ipv6(), z.hostname()], {
        error: mustBe("a host name or an IP address, such as 127.0.0.1 or 0.0.0.0"),
      })
      .default("127.0.0.1"),
    PORT: portNumber.default(9000),
    METRICS_PORT: portNumber.optional(),
    ALERT_URL: webhook.optional(),
    HEARTBEAT_URL: webhook.optional(),
    MAIL_FROM: mailAddress.default(clinicEmail),
    MAIL_TO: mailAddress.default(clinicEmail),
    MAIL_BOUNCES: z
      .string()
      .refine((text) => isMailAddress(text) && !text.includes(","), {
        error: mustBe("one email address, such as bounces@example.org"),
      })
      .optional(),
    SMTP_TLS: z
      .enum(["required", "unchecked", "optional"], { error: mustBe("required, unchecked or optional") })
      .optional(),
    SMTP_URL: z
      .string()
      .refine((url) => /^smtps?:\/\/[^/]/.test(url) && URL.canParse(url), {
        error: secretMustBe("the URL of a mail server, such as smtps://user:password@mail.example.org"),
      })
      .optional(),
    OUTBOX_URL: z
      .string()
      .refine((url) => isFileUrl(url) || parsePostgresUrl(url) !== undefined, {
        error: secretMustBe(`a file on this machine, such as file:var/outbox.db, or ${postgresUrlRule}`),
      })
      .default("file:var/outbox.db"),
    OUTBOX_KEYS: z
      .string()
      .transform((text, context) => {
        const keys = parseKeys(text);
        if (keys) return keys;
        context.addIssue({
          code: "custom",
          message: `OUTBOX_KEYS must be ${keysRule}. Its value is not shown here.`,
        });
        return z.NEVER;
      })
      .optional(),
    RECAPTCHA_SECRET: z.string().optional(),
    RECAPTCHA_VERIFY_URL: z
      .url({ protocol: /^https?$/, error: mustBe("an http or https address") })
      .default("https://www.google.com/recaptcha/api/siteverify"),
    TRUST_PROXY: z
      .string()
      .regex(/^\d$/, { error: mustBe("the number of proxies in front of the server, from 0 to 9") })
      .transform(Number)
      .default(0),
  });

/**
 * Reads the server's settings. An empty variable counts as not set.
 * @param clinicEmail the default of MAIL_FROM and MAIL_TO
 * @throws ConfigError with each invalid variable, its value and what it must be
 */
export function readConfig(environment: NodeJS.ProcessEnv, clinicEmail: string) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const { success, data, error } = schemaFor(clinicEmail).safeParse(given);
  const errors = [
    ...(error?.issues ?? []).map(({ message }) => message),
    ...missingInProduction(given),
    ...missingForDatabase(given),
    ...missingForSignIn(given),
  ];
  if (!success || errors.length > 0) throw new ConfigError(errors.join("\n"));
  return {
    isProduction: isProduction(given),
    siteUrl: data.SITE_URL,
    host: data.HOST,
    port: data.PORT,
    publicDirectory: resolve("public"),
    /** The path of the security headers that the build has written. */
    policyFile: resolve("deploy/policy.json"),
    /** How many proxies in front of the server are ours, and so trusted. */
    trustProxy: data.TRUST_PROXY,
    /** Undefined: captchas are not checked. */
    captcha: data.RECAPTCHA_SECRET
      ? { secret: data.RECAPTCHA_SECRET, verifyUrl: data.RECAPTCHA_VERIFY_URL }
      : undefined,
    outbox: { url: data.OUTBOX_URL, keys: data.OUTBOX_KEYS ?? [] },
    mail: {
      from: data.MAIL_FROM,
      to: data.MAIL_TO,
      /** Undefined: mails are saved in the directory. */
      smtpUrl: data.SMTP_URL,
      tls: data.SMTP_TLS ?? (isProduction(given) && reachesOthers(data.SMTP_URL) ? "required" : "optional"),
      /** The envelope sender; undefined: MAIL_FROM. */
      bounces: data.MAIL_BOUNCES,
      directory: resolve("var/mail"),
    },
    /** Ways to notify a person other than mail; undefined is off. */
    monitoring: {
      alertUrl: data.ALERT_URL,
      heartbeatUrl: data.HEARTBEAT_URL,
      /** The port on 127.0.0.1 for /metrics. */
      metricsPort: data.METRICS_PORT,
    },
    signIn: signInOf(data, data.SITE_URL),
  };
}

/**
 * Whether a text is one or more mail addresses, such as "Front desk <desk@example.org>, hello@example.org".
 */
function isMailAddress(text: string): boolean {
  const mailboxes = addressparser(text, { flatten: true });
  return mailboxes.length > 0 && mailboxes.every(({ address }) => /^[^\s@]+@[^\s@]+$/.test(address ?? ""));
}

/** Relays on different machines need the same key, so none is made. */
function missingForDatabase({ OUTBOX_URL = "", OUTBOX_KEYS }: NodeJS.ProcessEnv): string[] {
  return isPostgresUrl(OUTBOX_URL) && OUTBOX_KEYS === undefined
    ? [`OUTBOX_KEYS is not set, and OUTBOX_URL is a database. It must be ${keysRule}.`]
    : [];
}

/** Excludes an in-memory database, which would lose requests. */
function isFileUrl(url: string): boolean {
  return /^file:(?!:memory:)[^?#%]+$/.test(url);
}
