import type { z } from "zod";
import { entriesOf } from "./values";

/** Returns the entries of a list that match their schema, with their places in the list. The schema rule reports the others. */
export function validEntries<Entry>(
  list: unknown,
  schema: z.ZodType<Entry>,
): [index: number, entry: Entry][] {
  return entriesOf(list).flatMap((each, index) => {
    const { data } = schema.safeParse(each);
    return data === undefined ? [] : [[index, data]];
  });
}
