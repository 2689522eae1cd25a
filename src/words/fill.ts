import type { Text } from "./text";

/** Fills in the placeholders of a text: "Open now, until {time}" and `{ time: "7pm" }` give "Open now, until 7pm". */
export function fill<Names extends string>(
  text: Text<Names>,
  values: Readonly<Record<NoInfer<Names>, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => `${values[name as Names]}`);
}
