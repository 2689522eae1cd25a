import { withLateAnalytics } from "./analytics";
import { withoutImagePlugin } from "./image-plugin";
import { withLateScripts } from "./late-scripts";
import { rewritePages } from "./rewrite-pages";

/**
 * What must be true of the final HTML, in order. Gatsby leaves pages in public/ that did not change, so each step
 * must leave alone what it has done before.
 */
const steps = [withoutImagePlugin, withLateAnalytics, withLateScripts];

/** Takes all pages of a folder through the steps. */
export async function finishPages(folder: string): Promise<void> {
  await rewritePages(folder, (html) => steps.reduce((before, step) => step(before), html));
}
