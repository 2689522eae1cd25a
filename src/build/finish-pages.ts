import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withLateAnalytics } from "./analytics";
import { withoutImagePlugin } from "./image-plugin";
import { withLateScripts } from "./late-scripts";

/**
 * What must be true of the final HTML, in order. Gatsby leaves pages in public/ that did not change, so each step
 * must leave alone what it has done before.
 */
const steps = [withoutImagePlugin, withLateAnalytics, withLateScripts];

/** Takes all pages of a folder through the steps, and writes those that change. */
export async function finishPages(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile() && each.name.endsWith(".html"))) {
    const page = join(entry.parentPath, entry.name);
    const html = await readFile(page, "utf8");
    const finished = steps.reduce((before, step) => step(before), html);
    if (finished !== html) await writeFile(page, finished);
  }
}
