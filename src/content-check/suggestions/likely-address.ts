/** Guesses a full URL, such as "https://www.example.org/page"; undefined if the text is not one. */
export function likelyAddress(text: string): string | undefined {
  const rest = text.replace(/^(?:h?t+ps?)?[:;]?\/{1,2}/i, "").replace(/^https?[:;]?\/*/i, "");
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/.test(rest) ? `https://${rest}` : undefined;
}

/** Guesses an email address: removes "mailto:" and spaces, and turns a comma into a dot. */
export function likelyMail(text: string): string {
  return text
    .replace(/^mailto:/i, "")
    .replace(/\s+/g, "")
    .replace(/\(at\)|\[at\]/i, "@")
    .replace(/,(?=[a-z]+$)/i, ".")
    .replace(/\.{2,}/g, ".");
}

/** Guesses the path of a page on this site: removes the host, "index.html" and the like, in lowercase. */
export function likelyPath(text: string): string {
  const path = text
    .replace(/^(?:https?:)?\/\/[^/]+/i, "")
    .replace(/#.*$/, "")
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|php)$/, "")
    .replace(/[\s_]+/g, "-");
  return `/${path.replace(/^\/+|\/+$/g, "")}`;
}
