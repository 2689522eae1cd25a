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
