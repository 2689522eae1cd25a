/**
 * The language that a third party is asked for, such as "es": that of the page, unless the page is in English. Then the third
 * party takes the browser's language, which may be another one.
 */
export function askedLanguage(): string | undefined {
  const [code] = document.documentElement.lang.split("-");
  return code === "en" || code === "" ? undefined : code;
}
