import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { comparePictures } from "./compare-pictures";

/** The names of the folders of screenshots from before and after a change, and of what differs between them. */
export type Folders = Readonly<Record<"before" | "after" | "difference", string>>;

/** What happened to one screenshot. */
export interface Comparison {
  /** The path of its files in each folder. */
  readonly file: string;
  /** The number of changed pixels. */
  readonly change: number | "new" | "removed";
}

/** Compares the screenshots of two folders, and writes pictures of the differences to the third. */
export async function compareFolders(shots: string, folders: Folders): Promise<Comparison[]> {
  const [before, after, difference] = [folders.before, folders.after, folders.difference].map((name) =>
    join(shots, name),
  ) as [string, string, string];
  const results: Comparison[] = [];
  for (const file of [...new Set([...picturesIn(before), ...picturesIn(after)])].sort()) {
    const [left, right, target] = [join(before, file), join(after, file), join(difference, file)];
    mkdirSync(dirname(target), { recursive: true });
    results.push({ file, change: await compareFiles(left, right, target) });
  }
  return results;
}

async function compareFiles(
  before: string,
  after: string,
  difference: string,
): Promise<Comparison["change"]> {
  if (!existsSync(before)) return "new";
  if (!existsSync(after)) return "removed";
  // Most are the same, and need no decoding.
  if (readFileSync(before).equals(readFileSync(after))) return 0;
  return comparePictures(before, after, difference);
}

function picturesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".png"));
}
