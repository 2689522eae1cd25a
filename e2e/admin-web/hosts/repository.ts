import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { blobSha } from "../../../src/admin/host/working-files";

/** A commit: all files at that time, by path, each with git's name for its content. */
export interface Commit {
  readonly oid: string;
  readonly files: ReadonlyMap<string, string>;
  readonly message: string;
  readonly date: string;
}

/** What a commit changes. */
export interface FileChanges {
  readonly additions: readonly { readonly path: string; readonly contents: string }[];
  readonly deletions: readonly { readonly path: string }[];
}

/** A pull request, as far as the editor makes it. */
export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly branch: string;
  readonly base: string;
  readonly isDraft: boolean;
  labels: readonly string[];
}

/** A git repository in memory. */
export type Repository = ReturnType<typeof createRepository>;

/** Creates a repository whose branch main has the files of a folder's data/. */
export function createRepository(folder: string) {
  const blobs = new Map<string, Buffer>();
  const add = (content: Buffer) => {
    const sha = blobSha(content);
    blobs.set(sha, content);
    return sha;
  };
  const entries = readdirSync(join(folder, "data"), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): [string, string] => [relative(folder, file).split(sep).join("/"), add(readFileSync(file))]);
  const branches = new Map<string, Commit>([["main", commitOf(new Map(files), "Begin")]]);
  return {
    branches,
    pulls: [] as PullRequest[],
    blob: (sha: string) => blobs.get(sha),
    /** @throws Error when the branch is not at the commit that it was expected at */
    commit(branch: string, expectedHead: string, { additions, deletions }: FileChanges, message: string) {
      const head = branches.get(branch);
      if (head?.oid !== expectedHead) throw new Error(`Expected branch to point to "${expectedHead}".`);
      const changed = new Map(head.files);
      for (const { path } of deletions) changed.delete(path);
      for (const { path, contents } of additions) changed.set(path, add(Buffer.from(contents, "base64")));
      const commit = commitOf(changed, message);
      branches.set(branch, commit);
      return commit;
    },
  };
}

function commitOf(files: ReadonlyMap<string, string>, message: string): Commit {
  const names = JSON.stringify([message, ...files]);
  return {
    oid: createHash("sha1").update(names).digest("hex"),
    files,
    message,
    date: new Date().toISOString(),
  };
}
