import { captchaTestKey, captchaTestSecret } from "../../shared/settings/captcha-test-key";
import type { LaunchBlocker } from "./launch-blocker";
import { isReservedAddress } from "./sample-content";

interface Setting {
  readonly purpose: string;
  /** Says what is wrong with a value that is given; undefined if nothing is. */
  readonly objection?: (value: string) => string | undefined;
}

const sampleAddress = (value: string) => (isReservedAddress(value) ? "is a sample address" : undefined);
const testKey = (key: string) => (value: string) =>
  value === key ? "is the provider's public test key, which lets all pass" : undefined;

/** What a site that parents reach is told by its environment, and what each is for. */
const settings: Readonly<Record<string, Setting>> = {
  SITE_URL: {
    purpose: "the site's address, such as https://www.clinic.org",
    objection: (value) =>
      value.startsWith("https://") ? sampleAddress(value) : "must start with https:// for the public",
  },
  GATSBY_RECAPTCHA_SITE_KEY: { purpose: "the captcha of the forms", objection: testKey(captchaTestKey) },
  RECAPTCHA_SECRET: { purpose: "the server's half of the captcha", objection: testKey(captchaTestSecret) },
  SMTP_URL: { purpose: "the mail server that the forms' requests go to", objection: sampleAddress },
  MAIL_FROM: { purpose: "the sender of those mails", objection: sampleAddress },
  MAIL_TO: { purpose: "who reads those mails", objection: sampleAddress },
  OUTBOX_KEYS: {
    purpose: "the encryption of waiting requests; a key that lies beside them is used without it",
  },
  MAIL_BOUNCES: { purpose: "the mailbox of mails that come back", objection: sampleAddress },
  ALERT_URL: { purpose: "alerts by another way than mail", objection: sampleAddress },
  HEARTBEAT_URL: {
    purpose: "a service that tells a person when the server is gone",
    objection: sampleAddress,
  },
  NODE_ENV: {
    purpose: '"production", so that the server refuses to run without the settings above',
    objection: (value) => (value === "production" ? undefined : 'must be "production"'),
  },
  GATSBY_GOOGLE_MAPS_API_KEY: { purpose: "the map; a drawn one stands in its place" },
  GATSBY_REVIEWS_WIDGET_URL: {
    purpose: "the reviews widget; testimonials stand in its place",
    objection: sampleAddress,
  },
  GATSBY_GTAG_ID: { purpose: "analytics; nothing is counted" },
};

/** The names of all settings that are looked at. */
export const settingNames: readonly string[] = Object.keys(settings);

/**
 * The settings that are not given, or given as for a test.
 * @param without names of those that are left out on purpose
 */
export function findUnset(
  environment: Readonly<Record<string, string | undefined>>,
  without: readonly string[] = [],
): LaunchBlocker[] {
  return Object.entries(settings)
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, { purpose, objection }]) => {
      const value = environment[name]?.trim();
      const trouble = value ? objection?.(value) : "is not set";
      if (trouble === undefined) return [];
      return [{ group: "Settings", file: "environment", what: `${name} ${trouble}: ${purpose}` }];
    });
}
