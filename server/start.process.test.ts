import { spawnSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CompiledServer, compileForTests } from "./testing/test-process";

let server: CompiledServer;

beforeEach(async () => {
  server = await compileForTests();
});
afterEach(() => server.remove());

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [server.start, ...args], {
    cwd: server.directory,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const notBuilt = "There is no built site in public/ yet. Run npm run build first.\n";

test("runs without compiler, loader and sources", () => {
  expect(run()).toEqual({ status: 1, stdout: "", stderr: notBuilt });
});

test.each(["server/dist", "server/dist/main.js", "server/dist/sources.json"])(
  "reports the missing build without %s",
  async (part) => {
    await rm(join(server.directory, part), { recursive: true });
    expect(run()).toEqual({
      status: 1,
      stdout: "",
      stderr: "The server is not compiled yet. Run npm run build first.\n",
    });
  },
);

test("starts with a warning when a source has changed since the build", async () => {
  await mkdir(join(server.directory, "data"));
  await writeFile(join(server.directory, "data/redirects.json"), "[]");
  expect(run()).toEqual({
    status: 1,
    stdout: "",
    stderr:
      "The server runs the last build, but data/redirects.json changed since. To update it, run npm run build.\n" +
      notBuilt,
  });
});

test("passes the arguments to another program", async () => {
  const program = 'process.stdout.write(process.argv.slice(2).join(" "));';
  await writeFile(join(server.directory, "server/dist/other.js"), program);
  expect(run("other", "list", "3")).toEqual({ status: 0, stdout: "list 3", stderr: "" });
});
