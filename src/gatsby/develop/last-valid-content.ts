import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { CheckResult } from "../../content-check/check-content";
import { checkWithPictures } from "../../content-check/check-with-pictures";

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

/** Makes the folder `to` a copy of `from`, changing only the files that differ. */
function mirror(from: string, to: string): void {
  const wanted = filesIn(from);
  for (const name of filesIn(to).filter((each) => !wanted.includes(each))) rmSync(join(to, name));
  for (const name of wanted) copyChanged(join(from, name), join(to, name), `${to}.new`);
}

/** Copies a changed file, and renames the copy into place so that Gatsby never reads half a file. */
function copyChanged(from: string, to: string, draft: string): void {
  const { size, atime, mtime } = statSync(from);
  const copy = statSync(to, { throwIfNoEntry: false });
  if (copy?.size === size && copy.mtime.getTime() === mtime.getTime()) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, draft);
  utimesSync(draft, atime, mtime);
  renameSync(draft, to);
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(),
  );
}
