import type { Problem } from "../../content-check/problem";
import { launchMessage } from "../../content-check/rules/before-launch";
import { isReservedAddress } from "../../content-check/rules/sample-content";
import { captchaTestKey, captchaTestSecret } from "../../shared/request/relay-contract";

interface Setting {
  readonly purpose: string;
  /** Explains what is wrong with a value; undefined if it is valid. */
  readonly objection?: (value: string) => string | undefined;
}

const sampleAddress = (value: string) => (isReservedAddress(value) ? "is a sample address" : undefined);
const testKey = (key: string) => (value: string) =>
  value === key ? "is the provider's public test key, which lets everyone pass, even bots" : undefined;

/** The environment variables of a public site, and what each is for. */
const settings: Readonly<Record<string, Setting>> = {
  SITE_URL: {
    purpose: "the site's address, such as https://www.clinic.org",
    objection: (value) =>
      value.startsWith("https://") ? sampleAddress(value) : "must start with https:// for the public",
  },
  GATSBY_RECAPTCHA_SITE_KEY: { purpose: "the captcha of the forms", objection: testKey(captchaTestKey) },
  RECAPTCHA_SECRET: { purpose: "the server's half of the captcha", objection: testKey(captchaTestSecret) },
  SMTP_URL: { purpose: "the mail server that sends the requests from the forms", objection: sampleAddress },
  MAIL_FROM: { purpose: "the sender of those emails", objection: sampleAddress },
  MAIL_TO: { purpose: "the recipients of those emails", objection: sampleAddress },
  OUTBOX_KEYS: {
    purpose: "the encryption of requests that are not sent yet; without it, the key is stored next to them",
  },
  MAIL_BOUNCES: { purpose: "the mailbox for emails that cannot be delivered", objection: sampleAddress },
  ALERT_URL: { purpose: "alerts that do not depend on email", objection: sampleAddress },
  HEARTBEAT_URL: {
    purpose: "a service that alerts somebody when the server is down",
    objection: sampleAddress,
  },
  NODE_ENV: {
    purpose: '"production", so that the server refuses to run without the settings above',
    objection: (value) => (value === "production" ? undefined : 'must be "production"'),
  },
  GATSBY_GOOGLE_MAPS_API_KEY: { purpose: "the map; without it, visitors see a drawing" },
  GATSBY_REVIEWS_WIDGET_URL: {
    purpose: "the reviews widget; without it, visitors see testimonials",
    objection: sampleAddress,
  },
  GATSBY_GTAG_ID: { purpose: "analytics; without it, visits are not counted" },
};

/** The names of all settings that are checked. */
export const settingNames: readonly string[] = Object.keys(settings);

/**
 * Finds settings that are not set, or set to a test or sample value.
 * @param without names of settings that are not set on purpose
 */
export function findUnset(
  environment: Readonly<Record<string, string | undefined>>,
  without: readonly string[] = [],
): Problem[] {
  return Object.entries(settings)
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, { purpose, objection }]) => {
      const value = environment[name]?.trim();
      const problem = value ? objection?.(value) : "is not set";
      if (problem === undefined) return [];
      return [{ file: "environment", ...launchMessage("Settings", `${name} ${problem}: ${purpose}`) }];
    });
}
