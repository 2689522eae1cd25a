import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileTypeOf } from "../file-type";
import { type Reading, readPicture } from "./read-picture";
import { maxPictureBytes } from "./weight";

/** The result of reading each picture, by its path in the project, such as "data/images/team/anika.jpg". */
export type Pictures = ReadonlyMap<string, Reading | undefined>;

/** Results of earlier checks in this process, which are reused while a file's size and time stay the same. */
const cache = new Map<string, { readonly stamp: string; readonly reading: Promise<Reading> }>();

/**
 * Reads every JPEG and PNG under data/ completely. Unchanged files are cached. Files over the size limit are skipped,
 * because the check rejects them anyway.
 * @param folder the project's folder
 */
export async function inspectPictures(folder: string): Promise<Pictures> {
  const home = join(folder, "data");
  if (!existsSync(home)) return new Map();
  const names = (await readdir(home, { recursive: true })).filter((name) => /\.(jpg|png)$/.test(name));
  const readings = await Promise.all(
    names.map(
      async (name) => [`data/${name.split(sep).join("/")}`, await inspect(join(home, name))] as const,
    ),
  );
  return new Map(readings);
}

async function inspect(path: string): Promise<Reading | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile() || facts.size > maxPictureBytes) return undefined;
  const stamp = `${facts.size} ${facts.mtimeMs}`;
  const cached = cache.get(path);
  if (cached?.stamp === stamp) return cached.reading;
  const type = fileTypeOf(path);
  if (type !== "JPEG" && type !== "PNG") return undefined;
  const reading = readPicture(path);
  cache.set(path, { stamp, reading });
  return reading;
}
