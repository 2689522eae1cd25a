/**
 * Whether the client's cached copy is still fresh, so that the response is 304 (RFC 9110, section 13): by
 * entity tag if there are tags, otherwise by date. Not the `fresh` package, which never returns 304 for
 * requests with no-cache, as Node's fetch sends them; no-cache asks caches to revalidate, which is what this
 * request does.
 */
export function isFresh(
  asked: { ifNoneMatch: string | undefined; ifModifiedSince: string | undefined },
  file: { entityTag: string; modified: Date },
): boolean {
  if (asked.ifNoneMatch !== undefined) {
    const tags: string[] = asked.ifNoneMatch.match(/"[^"]*"/g) ?? [];
    return asked.ifNoneMatch.trim() === "*" || tags.includes(file.entityTag);
  }
  const wholeSeconds = Math.floor(file.modified.getTime() / 1000) * 1000;
  return wholeSeconds <= Date.parse(asked.ifModifiedSince ?? "");
}
