/** The settings that are required in production, with the reason. */
const needed = {
  RECAPTCHA_SECRET:
    "without it, the captcha is not checked. The captcha's provider issues it together with the site key",
  SMTP_URL:
    "without it, requests are only saved in var/mail. Example: smtps://user:password@mail.example.org",
  MAIL_FROM: "without it, mails come from a sample address. Example: website@example.org",
  MAIL_TO: "without it, mails go to a sample address. Example: frontdesk@example.org",
};

type Given = Readonly<Record<string, string | undefined>>;

/** Whether NODE_ENV is "production". */
export function isProduction(given: Given): boolean {
  return given.NODE_ENV === "production";
}

/** Whether mail to this SMTP URL leaves this machine. */
export function reachesOthers(smtpUrl: string | undefined): boolean {
  if (smtpUrl === undefined || !URL.canParse(smtpUrl)) return false;
  return !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(smtpUrl).hostname);
}

/**
 * Finds settings that are missing or unsafe in production.
 * @param given the variables that are not empty
 * @returns one message for each variable, none outside production
 */
export function missingInProduction(given: Given): string[] {
  if (!isProduction(given)) return [];
  const missing = Object.entries(needed)
    .filter(([name]) => given[name] === undefined)
    .map(([name, why]) => `${name} is not set, and NODE_ENV is "production": ${why}.`);
  return [...missing, ...findUnencryptedMail(given)];
}

/** Requests and the password must not be sent unencrypted. */
function findUnencryptedMail({ SMTP_URL, SMTP_TLS }: Given): string[] {
  if (!reachesOthers(SMTP_URL)) return [];
  const found = [];
  if (SMTP_TLS === "optional")
    found.push(
      'SMTP_TLS is "optional", and NODE_ENV is "production": mail to another machine needs TLS. It must be "required", or "unchecked" if the certificate cannot be verified.',
    );
  if (/[?&](tls\.|ignoreTLS|opportunisticTLS|secure|requireTLS=(?!true\b))/i.test(SMTP_URL ?? ""))
    found.push(
      "SMTP_URL changes TLS by a parameter, which NODE_ENV=production does not allow. Use SMTP_TLS instead.",
    );
  return found;
}
