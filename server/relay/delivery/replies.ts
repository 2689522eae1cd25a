/** A mail server's reply about one recipient of a mail. */
export interface Reply {
  readonly recipient: string;
  /** 2xx, 4xx or no answer at all, 5xx (RFC 5321, section 4.2.1). */
  readonly kind: "accepted" | "temporary" | "permanent";
  readonly code?: number | undefined;
  /** Whether it is about this recipient (RCPT TO), and not about the whole mail. */
  readonly isPersonal: boolean;
}

/** The result of one SMTP transaction. */
export interface Sent {
  readonly replies: readonly Reply[];
  /** False when the next mail would fail too: no connection, no login, or no permission to send. */
  readonly isServerFine: boolean;
  /** The error, for the log. */
  readonly error?: unknown;
}

interface RecipientError {
  readonly recipient?: unknown;
  readonly responseCode?: unknown;
}

/**
 * The replies in nodemailer's result for an accepted mail. Recipients that it does not mention count as
 * temporary.
 */
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

/** The replies in a nodemailer error. Anything that is not clearly a refusal counts as temporary. */
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
