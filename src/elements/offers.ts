import type { Catalog } from "../words/catalog";

/** The offer of each language in its own words, by its code. The build replaces this module: src/gatsby/html/site-script.ts. */
export const offers: Readonly<Record<string, Catalog["languageOffer"]>> = {};
