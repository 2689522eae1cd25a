import { parseTree } from "jsonc-parser";
import type { Content } from "./read-content";
import { siteOf } from "./site";
import type { CollectionName } from "./source-file";

/**
 * Makes content of values, for tests that call one rule. It is much faster than checking a folder with all rules.
 * @param values by the name of their file in data/, such as "team" or "pages/home"
 * @param folder where the pictures and PDFs are
 */
export function contentOf(values: Readonly<Record<string, unknown>>, folder = ""): Content {
  const files = Object.entries(values).map(([name, content]) => {
    const text = JSON.stringify(content, null, 2);
    const value: unknown = JSON.parse(text);
    const collection = name.replace(/\/.*/, "") as CollectionName;
    return { name: `data/${name}.json`, collection, text, root: parseTree(text), value, readable: true };
  });
  return { folder, files, site: siteOf(files) };
}
