import { randomBytes } from "node:crypto";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type RequestParts, type RunningApp, startApp } from "./running-app";
import { makeTestSite, type TestSite, testApp } from "./test-site";

/** The content of a script. */
export const script = "console.log('Every child moves in their own way.');\n".repeat(100);
export const contentHash = "0123456789abcdef0123";
export const picture = randomBytes(5000);

const hidden = [
  ...["back\\slash.txt", "_redirects", "_headers", "webpack.stats.json", "chunk-map.json"],
  ...[`app-${contentHash}.js.map`, "documents/styles.css.map", ".env", ".git/config"],
];

/** Creates a build with files of every kind, including private ones. */
async function makeStaticSite(): Promise<TestSite> {
  const site = await makeTestSite();
  await site.write({
    [`app-${contentHash}.js`]: script,
    [`app-${contentHash}.js.br`]: brotliCompressSync(script),
    [`app-${contentHash}.js.gz`]: gzipSync(script),
    "team.html": "<h1>Team</h1>",
    "hero.webp": picture,
    "empty.txt": "",
    "with space & umlaut ü.txt": "found",
    ".well-known/security.txt": "Contact: us",
    ...Object.fromEntries(hidden.map((name) => [name, "secret"])),
  });
  await writeFile(join(site.directory, "package.json"), "secret");
  await symlink(join(site.directory, "package.json"), join(site.publicDirectory, "link.json"));
  await symlink(site.directory, join(site.publicDirectory, "up"));
  await mkdir(join(site.directory, "public-private"));
  await writeFile(join(site.directory, "public-private/notes.txt"), "secret");
  return site;
}

/**
 * Gives all tests of the calling file one static site, served by HTTP. Fails a test when the server logs an
 * error.
 */
export function setUpStaticSite() {
  let site: TestSite;
  let server: RunningApp;
  const log = { error: jest.fn() };
  beforeAll(async () => {
    site = await makeStaticSite();
    server = await startApp(testApp({ publicDirectory: site.publicDirectory, log }));
  });
  afterAll(async () => {
    await server.stop();
    await site.remove();
  });
  afterEach(() => expect(log.error).not.toHaveBeenCalled());
  return {
    request: (path: string, parts?: RequestParts) => server.request(path, parts),
    get: (path: string, headers: RequestParts["headers"]) => server.request(path, { headers }),
    write: (files: Parameters<TestSite["write"]>[0]) => site.write(files),
    port: () => server.port,
    pathOf: (name: string) => join(site.publicDirectory, name),
  };
}
