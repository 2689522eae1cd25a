/** What a mail server said of one recipient of a mail. */
export interface Reply {
  readonly recipient: string;
  /** RFC 5321, 4.2.1: 2xx, 4xx or no answer at all, 5xx. */
  readonly kind: "accepted" | "temporary" | "permanent";
  readonly code?: number | undefined;
  /** Whether it is about this recipient (RCPT TO), and not about the whole mail. */
  readonly isPersonal: boolean;
}

/** How one SMTP transaction went. */
export interface Sent {
  readonly replies: readonly Reply[];
  /** False when the next mail would meet the same: there is no connection, no login, no permission to send. */
  readonly isServerFine: boolean;
  /** What went wrong, for the log. */
  readonly error?: unknown;
}

interface RecipientError {
  readonly recipient?: unknown;
  readonly responseCode?: unknown;
}

/** What nodemailer reports of a mail that was taken. @param accepted only these have it: of others nothing is known */
export function repliesTo(
  recipients: readonly string[],
  {
    accepted,
    rejectedErrors = [],
  }: { accepted: readonly string[]; rejectedErrors?: readonly object[] | undefined },
): Sent {
  const replies = recipients.map(
    (recipient): Reply =>
      personal(recipient, rejectedErrors) ??
      (accepted.includes(recipient)
        ? { recipient, kind: "accepted", code: 250, isPersonal: false }
        : { recipient, kind: "temporary", isPersonal: true }),
  );
  return { replies, isServerFine: true, error: rejectedErrors[0] };
}

/** What an error of nodemailer's says of each recipient. What is not clearly a refusal counts as temporary. */
export function repliesIn(recipients: readonly string[], error: unknown): Sent {
  const { code, command, responseCode, rejectedErrors } = error as Record<string, unknown>;
  const isAboutMail = code === "EMESSAGE" || code === "EENVELOPE";
  const isRefusal = isAboutMail && !(typeof responseCode === "number" && responseCode < 500);
  const ofRecipients = Array.isArray(rejectedErrors) ? rejectedErrors : [];
  const replies = recipients.map(
    (recipient): Reply =>
      personal(recipient, ofRecipients) ?? {
        recipient,
        kind: isRefusal ? "permanent" : "temporary",
        code: typeof responseCode === "number" ? responseCode : undefined,
        isPersonal: false,
      },
  );
  const isAboutThisMail = code === "EMESSAGE" || (code === "EENVELOPE" && command !== "MAIL FROM");
  return { replies, isServerFine: isAboutThisMail && responseCode !== 421, error };
}

function personal(recipient: string, errors: readonly RecipientError[]): Reply | undefined {
  const found = errors.find((error) => error.recipient === recipient);
  if (!found) return undefined;
  const code = typeof found.responseCode === "number" ? found.responseCode : undefined;
  return { recipient, kind: code && code >= 500 ? "permanent" : "temporary", code, isPersonal: true };
}
