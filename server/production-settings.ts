/** What a server that parents reach cannot do without, and why. */
const needed = {
  RECAPTCHA_SECRET:
    "without it, nobody checks the captcha. It comes from the captcha's provider, with the site key",
  SMTP_URL:
    "without it, requests are only written to var/mail. Example: smtps://user:password@mail.example.org",
  MAIL_FROM: "without it, mails come from a sample address. Example: website@example.org",
  MAIL_TO: "without it, mails go to a sample address. Example: frontdesk@example.org",
};

type Given = Readonly<Record<string, string | undefined>>;

/** Whether the settings are those of production (NODE_ENV). */
export function isProduction(given: Given): boolean {
  return given.NODE_ENV === "production";
}

/** Whether mail for a server at this address leaves this machine. */
export function reachesOthers(smtpUrl: string | undefined): boolean {
  if (smtpUrl === undefined || !URL.canParse(smtpUrl)) return false;
  return !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(smtpUrl).hostname);
}

/**
 * Finds what is missing, or unsafe, where NODE_ENV says that the server is in production.
 * @param given the variables that hold something
 * @returns one line for each variable
 */
export function missingInProduction(given: Given): string[] {
  if (!isProduction(given)) return [];
  const missing = Object.entries(needed)
    .filter(([name]) => given[name] === undefined)
    .map(([name, why]) => `${name} is not set, and NODE_ENV is "production": ${why}.`);
  return [...missing, ...findOpenMail(given)];
}

/** A family's words, and the password, are not to travel in the clear. */
function findOpenMail({ SMTP_URL, SMTP_TLS }: Given): string[] {
  if (!reachesOthers(SMTP_URL)) return [];
  const found = [];
  if (SMTP_TLS === "optional")
    found.push(
      'SMTP_TLS is "optional", and NODE_ENV is "production": mail to another machine needs TLS. It must be required, or unchecked where the certificate cannot be checked.',
    );
  if (/[?&](tls\.|ignoreTLS|opportunisticTLS|secure|requireTLS=(?!true\b))/i.test(SMTP_URL ?? ""))
    found.push(
      "SMTP_URL changes TLS by a parameter, which NODE_ENV=production does not allow. Use SMTP_TLS in its place.",
    );
  return found;
}
