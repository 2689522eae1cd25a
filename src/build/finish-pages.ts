import { withLateAnalytics } from "./analytics";
import { withoutImagePlugin } from "./image-plugin";
import { withLateScripts } from "./late-scripts";
import { rewritePages } from "./rewrite-pages";
import { digestsIn, withIntegrity } from "./security/integrity";
import { collectNeeds, type Needs } from "./security/needs";
import { withoutStyleAttributes } from "./security/style-attributes";

/**
 * Makes the final pages of a folder, and says what a strict policy must still allow them. Gatsby leaves pages in public/
 * that did not change, so each step must leave alone what it has done before.
 */
export async function finishPages(folder: string): Promise<Needs> {
  const digestOf = digestsIn(folder);
  const steps = [
    withoutImagePlugin,
    withLateAnalytics,
    withLateScripts,
    withoutStyleAttributes,
    (html: string) => withIntegrity(html, digestOf),
  ];
  const needs = collectNeeds();
  await rewritePages(folder, (html) => {
    const finished = steps.reduce((before, step) => step(before), html);
    needs.add(finished);
    return finished;
  });
  return needs.found();
}
