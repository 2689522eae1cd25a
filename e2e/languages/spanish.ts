import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { englishAreas, type Translation } from "../../src/words/catalog";
import { smallPhone } from "../support/gestures";

interface Texts {
  readonly path?: string;
  readonly texts: readonly { readonly english: string; readonly text: string }[];
}

const read = (...path: string[]) => JSON.parse(readFileSync(join("data", ...path), "utf8"));
const texts = ["", "pages"].flatMap((folder) =>
  readdirSync(join("data", folder))
    .filter((name) => name.endsWith(".es.json"))
    .flatMap((name) => (read(folder, name) as Texts).texts),
);

/** Whether the site was built with Home in Spanish. A page goes live in a language only when it is complete. */
export const isLive = existsSync("public/es/index.html");

/** The Spanish words of the interface. */
export const words: Translation = isLive ? read("languages", "es.json").words : englishAreas;

/** The path of a page in Spanish, by the name of its file. */
export const pathOf = (page: string): string => read("pages", `${page}.es.json`).path;

/**
 * What an English text of the content is in Spanish.
 * @throws if it is not translated
 */
export function inSpanish(english: string): string {
  const found = texts.find((each) => each.english === english);
  if (!found) throw new Error(`"${english}" has no Spanish translation.`);
  return found.text;
}

/** The name of a concern in Spanish. */
export function concern(id: string): string {
  const entries: readonly { id: string; name: string }[] = read("concerns.json");
  return inSpanish(entries.find((each) => each.id === id)?.name ?? id);
}

/** The phone of a mother who reads Spanish. */
export const herPhone = { ...smallPhone, locale: "es-MX" };

/** The line that offers Spanish. */
export const offer = (page: Page) => page.getByRole("link", { name: words.languageOffer.offer });

/** The link of the header to the page in another language. */
export const languageLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });
