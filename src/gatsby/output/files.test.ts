import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeIfChanged } from "./files";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "write-changed-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("writes new and changed content, and leaves a file with the same content untouched", async () => {
  const path = join(folder, "entry.tsx");
  await writeIfChanged(path, "one");
  utimesSync(path, 0, 0);
  await writeIfChanged(path, "one");
  expect(statSync(path).mtimeMs).toBe(0);
  await writeIfChanged(path, "two");
  expect(readFileSync(path, "utf8")).toBe("two");
});
