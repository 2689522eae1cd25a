/** Whether a JSON value is a group of fields in braces. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The entries of a list; none of anything else. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A field that holds text; undefined for anything else. */
export function textOf(value: unknown, field: string): string | undefined {
  const text = isRecord(value) ? value[field] : undefined;
  return typeof text === "string" ? text : undefined;
}

/** What stands at a path; undefined if the path leads nowhere. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(value) && typeof key === "number") return valueAt(value[key], rest);
  return isRecord(value) && Object.hasOwn(value, key) ? valueAt(value[String(key)], rest) : undefined;
}

/** Shortens a text for showing it in a message. */
export function clip(text: string, length = 60): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}

/** A JSON value in words: `"Grace"`, `the number 12`, `a list`. */
export function inWords(value: unknown): string {
  if (typeof value === "string")
    return value === "" ? 'nothing between the quotation marks: ""' : `"${clip(value)}"`;
  if (typeof value === "number") return `the number ${value}`;
  if (Array.isArray(value)) return `a list of ${value.length} in [square brackets]`;
  return isRecord(value) ? "a group of fields in {braces}" : `${value}, without quotation marks`;
}
