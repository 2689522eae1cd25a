import { type Fixture, makeFixture } from "../../content-check/fixture";
import { fixtureFiles } from "../../content-check/fixture-files";

/** Makes a fixture of the content check that can go live: nothing in it is sample, test or missing. */
export function makeReadySite(): Fixture {
  const site = makeFixture();
  for (const name of fixtureFiles().keys()) {
    if (name.endsWith(".json")) site.write(name, withoutSamples(site.read(name)));
  }
  const geo = '"geo": {\n    "latitude": 61.58,\n    "longitude": -149.44\n  },\n';
  site.replace("data/clinic.json", '  "address": {', `  ${geo}  "address": {`);
  site.write("documents/content/privacy-practices.ts", "export const document = {\n  parts: [],\n};\n");
  return site;
}

function withoutSamples(text: string): string {
  return text
    .replace(/,\s*"sample": true/g, "")
    .replaceAll("555-", "376-")
    .replaceAll(".example", ".org");
}

/** Every setting with a value that a real clinic could have. */
export const environmentReady = {
  SITE_URL: "https://www.clinic.org",
  GATSBY_RECAPTCHA_SITE_KEY: "6Lc-real-site-key",
  RECAPTCHA_SECRET: "6Lc-real-secret",
  SMTP_URL: "smtps://user:secret@mail.clinic.org",
  MAIL_FROM: "website@clinic.org",
  MAIL_TO: "Front desk <desk@clinic.org>",
  OUTBOX_KEYS: "2026-11:key",
  MAIL_BOUNCES: "bounces@clinic.org",
  ALERT_URL: "https://alerts.org/hook",
  HEARTBEAT_URL: "https://heartbeat.org/ping",
  NODE_ENV: "production",
  GATSBY_GOOGLE_MAPS_API_KEY: "AIza-key",
  GATSBY_REVIEWS_WIDGET_URL: "https://reviews.org/widget.js",
  GATSBY_GTAG_ID: "G-AB12CD34EF",
} as const;
