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

/** Where live reload reads the content from: data/ as it last stood without a problem. */
export const lastValidDataDir = "var/develop/data";

/**
 * Checks data/ and, if it has no problem, lets live reload have it. An editor in the middle of a sentence leaves problems;
 * Gatsby would drop the pages that they are on, or give up. With nothing sound to show yet, problems go along.
 * @param folder the project's folder
 */
export async function syncLastValidContent(folder: string): Promise<CheckResult> {
  const result = await checkWithPictures(folder);
  const kept = join(folder, lastValidDataDir);
  if (result.problems.length === 0 || !existsSync(kept)) mirror(join(folder, "data"), kept);
  return result;
}

/** Makes one folder like another, touching only what differs. */
function mirror(from: string, to: string): void {
  const wanted = filesIn(from);
  for (const name of filesIn(to).filter((each) => !wanted.includes(each))) rmSync(join(to, name));
  for (const name of wanted) copyChanged(join(from, name), join(to, name), `${to}.new`);
}

/** Moves the copy into place in one step, so that nobody reads half a file. */
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
