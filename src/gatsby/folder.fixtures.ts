import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Gives each test of a file an empty folder, which is deleted after it. The names of files are paths in it. */
export function temporaryFolder() {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "test-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const pathOf = (name = "") => join(folder, name);
  return {
    pathOf,
    read: (name = "") => readFileSync(pathOf(name), "utf8"),
    write(name: string, content: string | Buffer): void {
      mkdirSync(dirname(pathOf(name)), { recursive: true });
      writeFileSync(pathOf(name), content);
    },
  };
}
