import { mkdirSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { dirname, join } from "node:path";
import { gitHost } from "../../../src/admin/host/git-host";
import { type WorkingFiles, workingFiles } from "../../../src/admin/host/working-files";
import { Refusal } from "../../../src/admin/saving/refusal";
import type { Saves } from "../../../src/admin/saving/saves";
import { createOAuth, startHost } from "./start-host";

/**
 * Starts a stand-in for a Gitea host whose repository is a folder. Its API is that of the live view's stand-in, but what
 * is sent is written as it is: no check, and no merging.
 */
export function startGitea(port: number, site: string, folder: string): Promise<Server> {
  const files = workingFiles(folder);
  const api = gitHost(files, commits(folder, files));
  return startHost({
    port,
    site,
    oauth: createOAuth(),
    api: ({ path, ...request }) => api({ ...request, path: path.replace("/api/v1", "") }),
  });
}

function commits(folder: string, files: WorkingFiles): Saves {
  return {
    async save(changes) {
      for (const { path, content, basedOn } of changes) {
        if (basedOn !== files.shaOf(path)) throw new Refusal("sha does not match", true);
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content ?? "");
      }
      return { id: files.head(), time: new Date().toISOString(), title: "", files: [] };
    },
    takeBack: () => Promise.reject(new Refusal("Gitea has no such request.")),
    history: () => [],
  };
}
