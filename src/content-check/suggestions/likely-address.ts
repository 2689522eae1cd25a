/** The full address that was meant, as "https://www.example.org/page"; undefined if the words are none. */
export function likelyAddress(words: string): string | undefined {
  const rest = words.replace(/^(?:h?t+ps?)?[:;]?\/{1,2}/i, "").replace(/^https?[:;]?\/*/i, "");
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/.test(rest) ? `https://${rest}` : undefined;
}

/** The mail address that was meant: without "mailto:" and spaces, with a dot in place of a comma. */
export function likelyMail(words: string): string {
  return words
    .replace(/^mailto:/i, "")
    .replace(/\s+/g, "")
    .replace(/\(at\)|\[at\]/i, "@")
    .replace(/,(?=[a-z]+$)/i, ".")
    .replace(/\.{2,}/g, ".");
}

/** The path of a page on this site: without the site's name, "index.html" and the like, in lowercase letters. */
export function likelyPath(words: string): string {
  const path = words
    .replace(/^(?:https?:)?\/\/[^/]+/i, "")
    .replace(/#.*$/, "")
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|php)$/, "")
    .replace(/[\s_]+/g, "-");
  return `/${path.replace(/^\/+|\/+$/g, "")}`;
}
