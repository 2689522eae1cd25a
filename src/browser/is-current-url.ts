/**
 * Whether a link leads to the current URL. Following such a link replaces the history entry instead of adding
 * one.
 */
export function isCurrentUrl(to: string): boolean {
  return new URL(to, location.href).href === location.href;
}
