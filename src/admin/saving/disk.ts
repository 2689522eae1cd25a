import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Reads and writes files of the project as base64; null is no file. */
export interface Disk {
  read(path: string): string | null;
  /** Writes a file completely or not at all. */
  write(path: string, content: string | null): void;
}

/** @param project the project's folder; new files begin in its var/admin/, where nobody watches them */
export function diskOf(project: string): Disk {
  return {
    read(path) {
      const file = join(project, path);
      return existsSync(file) ? readFileSync(file).toString("base64") : null;
    },
    write(path, content) {
      const file = join(project, path);
      if (content === null) {
        rmSync(file, { force: true });
        return;
      }
      const draft = join(project, "var/admin/new-file");
      writeFileSync(draft, Buffer.from(content, "base64"));
      mkdirSync(dirname(file), { recursive: true });
      renameSync(draft, file);
    },
  };
}
