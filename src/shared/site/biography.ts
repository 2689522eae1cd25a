const divider = /<hr\s*\/?>/;

/**
 * Splits a biography at its first `<hr>` into the part that is always visible and the part that a toggle
 * reveals.
 * @param html the biography as editors wrote it
 * @returns `rest` is empty if there is no `<hr>`
 */
export function splitBiography(html: string): { opening: string; rest: string } {
  const [opening = "", ...rest] = html.split(divider);
  return { opening, rest: rest.join("") };
}
