/** Screen sizes with the layout of their contact sheets, in CSS px. */
export const screens = [
  { width: 390, height: 844, sheet: { columns: 16, column: 240 } },
  { width: 768, height: 1024, sheet: { columns: 8, column: 360 } },
  { width: 1440, height: 900, sheet: { columns: 6, column: 480 } },
];
export type Screen = (typeof screens)[number];

/** What a visitor may have chosen: nothing, the site's calm mode, or the system's forced colors. */
export const looks = ["plain", "calm", "forced-colors"] as const;
export type Look = (typeof looks)[number];

/** The file of a screenshot in the folder of all: 390/calm/services/telehealth.png */
export function fileOf(route: string, { width }: Screen, look: Look): string {
  return `${width}/${look}${route === "/" ? "/index" : route}.png`;
}

/** The page that a file shows, and on which screen and how it does. */
export function describeFile(file: string): { readonly route: string; readonly look: string } {
  const [width, look, ...path] = file.replace(/(index)?\.png$/, "").split("/");
  return { route: `/${path.join("/")}`, look: `${width} px, ${look}` };
}
