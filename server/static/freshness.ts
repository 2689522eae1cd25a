/**
 * Whether the copy that a visitor has is still good, as RFC 9110, section 13, has it: by tag when tags are given, by
 * date else. By hand, since the `fresh` package sends the file again to whoever says no-cache, as Node's fetch does
 * with every conditional request; no-cache asks caches to check with us, which is what this is.
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
