import { readFile } from "node:fs/promises";
import { findPages, rewritePages } from "../rewrite-pages";
import { digestsIn, withIntegrity } from "./integrity";
import { type Needs, needsOf } from "./needs";
import { withoutStyleAttributes } from "./style-attributes";

/** Makes the final pages of a folder fit for a strict policy, and says what that policy must still allow. */
export async function securePages(folder: string): Promise<Needs> {
  const digestOf = digestsIn(folder);
  await rewritePages(folder, (html) => withIntegrity(withoutStyleAttributes(html), digestOf));
  const pages = await findPages(folder);
  return needsOf(await Promise.all(pages.map((page) => readFile(page, "utf8"))));
}
