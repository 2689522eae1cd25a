const [second, minute] = [1_000, 60_000];
const first = 2 * second;
const longest = 5 * minute;
const longestPerRecipient = 60 * minute;

/**
 * Exponential backoff before the next try, in milliseconds, up to 5 minutes. It doubles, so that mail
 * continues at most about as long after an outage as the outage lasted.
 * @param failures how many tries have failed in a row, 1 or more
 */
export function backoffMs(failures: number): number {
  return Math.min(first * 2 ** (failures - 1), longest);
}

/**
 * The backoff for one recipient when others have the mail, in milliseconds: up to an hour, because full
 * mailboxes last.
 */
export function backoffForOneMs(failures: number): number {
  return Math.min(first * 2 ** (failures - 1), longestPerRecipient);
}

const afterRefusals = [5 * minute, 60 * minute, 6 * 60 * minute, 17 * 60 * minute] as const;
/**
 * After this many permanent refusals, and this time in milliseconds since the first one, a recipient is given
 * up.
 */
const [maxRefusals, minTime] = [5, 24 * 60 * minute];

/**
 * The backoff after a permanent refusal (SMTP 5xx) of a mail that nobody has yet. Such mails are retried for
 * a day, because that is usually enough to fix a wrong setting.
 * @param refusals how many refusals there were, including this one
 * @param since how long ago the first one was, in milliseconds; negative when the clock was set back
 * @returns milliseconds, or undefined when that was the last try
 */
export function backoffAfterRefusalMs(refusals: number, since: number): number | undefined {
  if (refusals >= maxRefusals && (since >= minTime || since < 0)) return undefined;
  return afterRefusals[Math.min(refusals, afterRefusals.length) - 1];
}
