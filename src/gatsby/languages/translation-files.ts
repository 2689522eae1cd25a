/** Whether a file under data/ is the translation of the file beside it: "about.es.json", with two dots in its name. */
export function isTranslationFile(name: string): boolean {
  return name.split(".").length > 2;
}
