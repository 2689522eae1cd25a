import { statSync, utimesSync } from "node:fs";
import { temporaryFolder } from "../folder.fixtures";
import { writeIfChanged } from "./files";

const { pathOf, read } = temporaryFolder();

test("writes new and changed content, and leaves a file with the same content untouched", async () => {
  const path = pathOf("entry.tsx");
  await writeIfChanged(path, "one");
  utimesSync(path, 0, 0);
  await writeIfChanged(path, "one");
  expect(statSync(path).mtimeMs).toBe(0);
  await writeIfChanged(path, "two");
  expect(read("entry.tsx")).toBe("two");
});
