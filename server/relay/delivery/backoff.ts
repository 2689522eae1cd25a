const [second, minute] = [1_000, 60_000];
const first = 2 * second;
const longest = 5 * minute;
const longestForOne = 60 * minute;

/**
 * The pause before the next try, in milliseconds: it doubles with each failure, so a mail server that comes back has to
 * wait no longer than it was away, and 5 minutes at most.
 * @param failures how many tries have failed in a row, 1 or more
 */
export function backoffMs(failures: number): number {
  return Math.min(first * 2 ** (failures - 1), longest);
}

/** The same for a recipient who keeps others from nothing, since they have the mail: up to an hour, as a full mailbox takes. */
export function backoffForOneMs(failures: number): number {
  return Math.min(first * 2 ** (failures - 1), longestForOne);
}

const afterRefusals = [5 * minute, 60 * minute, 6 * 60 * minute, 17 * 60 * minute] as const;
/** After this many permanent refusals, over this time in milliseconds, a recipient is given up. */
const [mostRefusals, leastTime] = [5, 24 * 60 * minute];

/**
 * The pause after a permanent refusal (SMTP 5xx) of a mail that nobody has yet, in milliseconds: a mail server's settings
 * are put right within a day, as a rule. Undefined: that was the last try.
 * @param refusals how many there were, this one included
 * @param since how long ago the first one was, in milliseconds; negative when the clock was set back
 */
export function backoffAfterRefusalMs(refusals: number, since: number): number | undefined {
  if (refusals >= mostRefusals && (since >= leastTime || since < 0)) return undefined;
  return afterRefusals[Math.min(refusals, afterRefusals.length) - 1];
}
