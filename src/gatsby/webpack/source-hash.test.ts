import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sourceHash } from "./source-hash";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sources-"));
  write("base.css", "a { color: red }");
  write("components/card.module.css", ".card { gap: 0 }");
  write("gatsby/finish.ts", "export const finish = 1;");
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

test.each([
  ["components/card.module.css", true],
  ["gatsby/finish.ts", true],
  ["gatsby/security/csp-sources.ts", true],
  ["shared/http/encodings.ts", true],
  ["components/card.tsx", false],
  ["gatsby/finish.test.ts", false],
  ["gatsby/finish.fixtures.ts", false],
])("%s changes the digest: %p", (name, isCounted) => {
  const before = sourceHash(folder);
  write(name, "other");
  expect(sourceHash(folder) !== before).toBe(isCounted);
});

// Guards against moved folders: without them in the hash, pages would keep the output of old code.
test.each([
  "gatsby/html/postprocess-html.ts",
  "elements/early.ts",
  "shared/site/video-address.ts",
  "browser/calm.ts",
])("src/%s exists and changes the digest", (name) => {
  expect(existsSync(join("src", name))).toBe(true);
  const before = sourceHash(folder);
  write(name, "other");
  expect(sourceHash(folder)).not.toBe(before);
});
