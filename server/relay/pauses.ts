const first = 2_000;
const longest = 5 * 60_000;

/**
 * The pause before the next try, in milliseconds: it doubles with each failure, so a mail server that comes back has to
 * wait no longer than it was away.
 * @param failures how many tries have failed in a row, 1 or more
 */
export function pauseAfter(failures: number): number {
  return Math.min(first * 2 ** (failures - 1), longest);
}
