/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CompiledServer, compileForTests } from "./testing/compiled-server";

let server: CompiledServer;

beforeEach(async () => {
  server = await compileForTests();
});
afterEach(() => server.remove());

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [server.start, ...words], {
    cwd: server.directory,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const notBuilt = "There is no built site in public/ yet. To make it, run npm run build first.\n";

test("runs without a compiler, a loader and the sources", () => {
  expect(run()).toEqual({ status: 1, stdout: "", stderr: notBuilt });
});

test.each(["server/dist", "server/dist/main.js", "server/dist/sources.json"])(
  "says what to do without %s",
  async (part) => {
    await rm(join(server.directory, part), { recursive: true });
    expect(run()).toEqual({
      status: 1,
      stdout: "",
      stderr: "The server is not compiled yet. To compile it, run npm run build first.\n",
    });
  },
);

test("starts all the same where a source has changed since the build, and says which", async () => {
  await mkdir(join(server.directory, "data"));
  await writeFile(join(server.directory, "data/redirects.json"), "[]");
  expect(run()).toEqual({
    status: 1,
    stdout: "",
    stderr:
      "The server runs as of the last build: data/redirects.json changed since. To take that in, run npm run build.\n" +
      notBuilt,
  });
});

test("gives another program its own arguments", async () => {
  const program = 'process.stdout.write(process.argv.slice(2).join(" "));';
  await writeFile(join(server.directory, "server/dist/other.js"), program);
  expect(run("other", "list", "3")).toEqual({ status: 0, stdout: "list 3", stderr: "" });
});
