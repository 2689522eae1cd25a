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

/** Makes the folder `to` a copy of `from`, changing only the files that differ. */
export function mirror(from: string, to: string): void {
  const wanted = filesIn(from);
  for (const name of filesIn(to).filter((each) => !wanted.includes(each))) rmSync(join(to, name));
  for (const name of wanted) copyChanged(join(from, name), join(to, name), `${to}.new`);
}

/** Copies a changed file, and renames the copy into place so that nobody reads half a file. */
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
