/** What a server that parents reach cannot do without, and why. */
const needed = {
  RECAPTCHA_SECRET:
    "without it, nobody checks the captcha. It comes from the captcha's provider, with the site key",
  SMTP_URL:
    "without it, requests are only written to var/mail. Example: smtps://user:password@mail.example.org",
  MAIL_FROM: "without it, mails come from a sample address. Example: website@example.org",
  MAIL_TO: "without it, mails go to a sample address. Example: frontdesk@example.org",
};

/**
 * Finds what is missing where NODE_ENV says that the server is in production.
 * @param given the variables that hold something
 * @returns one line for each variable
 */
export function findUnfit(given: Readonly<Record<string, string | undefined>>): string[] {
  if (given.NODE_ENV !== "production") return [];
  return Object.entries(needed)
    .filter(([name]) => given[name] === undefined)
    .map(([name, why]) => `${name} is not set, and NODE_ENV is "production": ${why}.`);
}
