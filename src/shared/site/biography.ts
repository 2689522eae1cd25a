const divider = /<hr\s*\/?>/;

/**
 * A biography at its divider: what is always shown, and what the toggle unfolds.
 * @param html the biography as editors wrote it
 * @returns `rest` is empty when there is no divider
 */
export function splitBiography(html: string): { opening: string; rest: string } {
  const [opening = "", ...rest] = html.split(divider);
  return { opening, rest: rest.join("") };
}
