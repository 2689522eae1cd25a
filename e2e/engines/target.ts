import { escaped } from "../../src/content-check/values";

/**
 * The roles that journeys use. `summary` is what unfolds a `<details>`, which has no role of its own in ARIA;
 * a `treeitem` is a line of the list of /admin.
 */
export type Role =
  | "button"
  | "checkbox"
  | "combobox"
  | "dialog"
  | "group"
  | "heading"
  | "image"
  | "link"
  | "list"
  | "navigation"
  | "region"
  | "searchbox"
  | "status"
  | "summary"
  | "switch"
  | "textbox"
  | "treeitem";

/** An element as a visitor would name it. It is JSON, so that it can be sent to a page. */
export interface Target {
  readonly role: Role;
  /** The source of a regular expression, which the accessible name matches. */
  readonly pattern: string;
  readonly inside: Target | undefined;
}

/** Describes an element by its role and its exact accessible name, or a pattern without flags. */
export function the(role: Role, name: string | RegExp, inside?: Target): Target {
  const pattern = typeof name === "string" ? `^${escaped(name)}$` : name.source;
  return { role, pattern, inside };
}

/** A target in words, for messages. */
export function inWords({ role, pattern, inside }: Target): string {
  return `the ${role} /${pattern}/${inside ? ` in ${inWords(inside)}` : ""}`;
}
