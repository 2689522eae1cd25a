/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { memoryOf } from "./memory";
import { sourcesDigest } from "./sources-digest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sources-"));
  write("base.css", "a { color: red }");
  write("components/card.module.css", ".card { gap: 0 }");
  write("build/finish.ts", "export const finish = 1;");
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

test.each([
  ["components/card.module.css", true],
  ["build/finish.ts", true],
  ["build/security/needs.ts", true],
  ["utils/encodings.ts", true],
  ["components/card.tsx", false],
  ["build/finish.test.ts", false],
  ["build/finish.fixtures.ts", false],
])("%s changes the digest: %p", (name, isCounted) => {
  const before = sourcesDigest(folder);
  write(name, "other");
  expect(sourcesDigest(folder) !== before).toBe(isCounted);
});

test("a memory of what code has made is empty for other code", async () => {
  const all = new Map<string, unknown>();
  const memory = {
    get: async (key: string) => all.get(key),
    set: async (key: string, value: unknown) => all.set(key, value),
  };
  await memoryOf("one", memory).set("cards", 15);
  expect(await memoryOf("one", memory).get("cards")).toBe(15);
  expect(await memoryOf("other", memory).get("cards")).toBeUndefined();
});
