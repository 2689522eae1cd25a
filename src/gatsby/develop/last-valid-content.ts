import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CheckResult } from "../../content-check/check-content";
import { checkWithPictures } from "../../content-check/check-with-pictures";
import { mirror } from "../../content-check/mirror";

/** The copy of data/ that live reload reads: its last version without a problem. */
export const lastValidDataDir = "var/develop/data";

/**
 * Checks data/ and, if it is valid, copies it to var/develop/data, so that a half-typed edit does not break
 * live reload: Gatsby would drop the affected pages or stop. On the first run invalid content is copied too,
 * because there is nothing else to show.
 * @param folder the project's folder
 */
export async function syncLastValidContent(folder: string): Promise<CheckResult> {
  const result = await checkWithPictures(folder);
  const copy = join(folder, lastValidDataDir);
  if (result.problems.length === 0 || !existsSync(copy)) mirror(join(folder, "data"), copy);
  return result;
}
