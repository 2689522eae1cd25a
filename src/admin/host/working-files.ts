import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, sep } from "node:path";

/** A file of data/ as a git host lists it. */
interface ListedFile {
  /** In the project's folder, with "/" between names, such as "data/team.json". */
  readonly path: string;
  /** Git's name for the content, which differs between any two versions of a file. */
  readonly sha: string;
  readonly size: number;
}

/** The content of the project's folder, as it is on the disk at this moment. */
export interface WorkingFiles {
  list(): ListedFile[];
  /** A name for the state of all files, which changes with each write: the editor keeps what it has read under this name. */
  head(): string;
  /** Git's name for the content of a file; undefined if there is no such file. */
  shaOf(path: string): string | undefined;
  read(path: string): Buffer;
}

/**
 * Reads the files under data/. Unchanged files are hashed only once.
 * @param project the project's folder
 */
export function workingFiles(project: string): WorkingFiles {
  const known = new Map<string, { readonly stamp: string; readonly file: ListedFile }>();

  /** Looks at a file once, since another program may remove it at any moment. */
  function look(path: string): ListedFile | undefined {
    const facts = statSync(join(project, path), { throwIfNoEntry: false });
    if (!facts?.isFile()) return undefined;
    const { size, mtimeMs, ino } = facts;
    const stamp = `${size} ${mtimeMs} ${ino}`;
    const found = known.get(path);
    if (found?.stamp === stamp) return found.file;
    const file = { path, sha: blobSha(readFileSync(join(project, path))), size };
    known.set(path, { stamp, file });
    return file;
  }
  function list(): ListedFile[] {
    return readdirSync(join(project, "data"), { recursive: true, encoding: "utf8" })
      .filter((path) => !basename(path).startsWith("."))
      .map((path) => `data/${path.split(sep).join("/")}`)
      .sort()
      .flatMap((path) => look(path) ?? []);
  }
  return {
    list,
    shaOf: (path) => look(path)?.sha,
    head: () =>
      sha1(
        list()
          // Not of the content alone: what is taken back would get its earlier name again, and the editor would show what it had kept.
          .map(({ path, sha }) => `${sha} ${known.get(path)?.stamp} ${path}\n`)
          .join(""),
      ),
    read: (path) => readFileSync(join(project, path)),
  };
}

/** Git's name for a content. */
export function blobSha(content: Buffer): string {
  return sha1(Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]));
}

function sha1(content: string | Buffer): string {
  return createHash("sha1").update(content).digest("hex");
}
