/**
 * The source of a pattern that matches what the pages of a language show in English; "" if there is nothing. The build replaces
 * this module: src/gatsby/html/site-script.ts.
 */
export const english: string = "";
