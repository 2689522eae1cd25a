/** The language that a third party is asked for, such as "es": that of the page. On English pages it takes the browser's. */
export function askedLanguage(): string | undefined {
  const [code] = document.documentElement.lang.split("-");
  return code === "en" || code === "" ? undefined : code;
}
