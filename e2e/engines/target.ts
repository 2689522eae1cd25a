import { escaped } from "../../src/content-check/values";

/**
 * The elements of each role that journeys use. `summary` is what unfolds a `<details>`, which has no role of its own in ARIA;
 * a `treeitem` is a line of the list of /admin.
 */
export const selectors = {
  button: "button:not([role]), [role=button]",
  checkbox: "input[type=checkbox]",
  combobox: "select",
  dialog: "dialog",
  group: "[role=group]",
  heading: "h1, h2, h3, h4",
  image: "img",
  link: "a[href]",
  list: "ul, ol",
  navigation: "nav",
  region: "section",
  searchbox: "input[type=search]",
  status: "output, [role=status]",
  summary: "summary",
  switch: "[role=switch]",
  treeitem: "[role=treeitem]",
  textbox: "textarea, input:not([type]), input[type=text], input[type=tel], input[type=email]",
} as const;

/** A key of that table. */
export type Role = keyof typeof selectors;

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
