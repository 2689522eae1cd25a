import { existsSync } from "node:fs";

/** Whether a file under data/ is the translation of the file beside it: "about.es.json", with two dots in its name. */
export function isTranslationFile(name: string): boolean {
  return name.split(".").length > 2;
}

/** Adds to source files the translations beside them in a language, and the language itself. */
export function withTranslations(files: readonly string[], code: string): string[] {
  const beside = files
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replace(/\.json$/, `.${code}.json`));
  return [...files, ...[...beside, `data/languages/${code}.json`].filter((file) => existsSync(file))];
}
