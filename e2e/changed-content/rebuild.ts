import { join } from "node:path";
import type { z } from "zod";
import type { teamMember } from "../../src/content/entities";
import { digestsOf } from "../support/digests";
import type { ContentFolder } from "./content-folder";
import { runInCopy } from "./copy";

/** The files of the team page. The service worker is rebuilt with the others, and names each page's version. */
const expected = /^(?:our-team\/index\.html|page-data\/our-team\/page-data\.json|sw\.js)(?:\.br|\.gz)?$/;

/**
 * Edits a biography in a built copy, and builds it again. Visitors then load only one page again, and editors
 * wait only for that page.
 * @returns what else has changed, or what failed
 */
export function rebuildAfterEdit(folder: string, content: ContentFolder): string[] {
  const before = digestsOf(join(folder, "public"));
  content.change<z.infer<typeof teamMember>[]>("team.json", ([first, ...rest]) => {
    if (first === undefined) throw new Error("The team is empty.");
    return [{ ...first, description: `<p>A new first sentence.</p>${first.description}` }, ...rest];
  });
  if (!runInCopy(folder, "npm run build")) return ["The second build failed."];
  const after = digestsOf(join(folder, "public"));
  const changed = [...after].filter(([file, digest]) => before.get(file) !== digest).map(([file]) => file);
  if (!changed.includes("our-team/index.html"))
    return ["our-team/index.html should have changed, and has not."];
  return changed.filter((file) => !expected.test(file));
}
