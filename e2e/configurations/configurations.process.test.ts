import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rules } from "../../src/content-check/check-content";
import { readContent } from "../../src/content-check/read-content";
import { findReadingProblems } from "../../src/content-check/reading/reading-problems";
import { ContentFolder } from "../changed-content/content-folder";
import { configurations, isEnglish } from "./configurations";

jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "configuration-"));
  cpSync("data", join(folder, "data"), { recursive: true });
  for (const name of ["static", "documents"]) symlinkSync(join(process.cwd(), name), join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

// The pseudo-language has tests of its own: tests/pseudo-language.test.ts.
const others = Object.entries(configurations).filter(([name]) => name !== "another-language");

test.each(others)(
  "the check has no objection to the content of a clinic with %s, and its texts are easy to read",
  (name, configure) => {
    configure(new ContentFolder(folder));
    const { content, problems } = readContent(folder);
    const today = new Date().toISOString().slice(0, 10);
    const found = rules.error.flatMap((rule) => rule(content, today, new Map()));
    expect([...problems, ...found]).toEqual([]);
    if (isEnglish(name)) expect(findReadingProblems(content)).toEqual([]);
  },
);
