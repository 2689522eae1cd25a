import { existsSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../folder.fixtures";
import { sourceHash } from "./hashes";

const { pathOf, write } = temporaryFolder();
beforeEach(() => {
  write("base.css", "a { color: red }");
  write("components/card.module.css", ".card { gap: 0 }");
  write("gatsby/finish.ts", "export const finish = 1;");
});

test.each([
  ["components/card.module.css", true],
  ["gatsby/finish.ts", true],
  ["gatsby/security/response-headers.ts", true],
  ["shared/http/encodings.ts", true],
  ["components/card.tsx", false],
  ["gatsby/finish.test.ts", false],
  ["gatsby/finish.fixtures.ts", false],
])("%s changes the digest: %p", (name, isCounted) => {
  const before = sourceHash(pathOf());
  write(name, "other");
  expect(sourceHash(pathOf()) !== before).toBe(isCounted);
});

// Guards against moved folders: without them in the hash, pages would keep the output of old code.
test.each([
  "gatsby/html/postprocess-html.ts",
  "elements/early.ts",
  "shared/site/video-address.ts",
  "browser/calm.ts",
])("src/%s exists and changes the digest", (name) => {
  expect(existsSync(join("src", name))).toBe(true);
  const before = sourceHash(pathOf());
  write(name, "other");
  expect(sourceHash(pathOf())).not.toBe(before);
});
